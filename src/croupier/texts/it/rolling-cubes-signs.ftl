# The signs of the board, told when somebody asks.
sign-rc-green = I dadi verdi mostrano cifre dispari.
sign-rc-blue = I dadi blu mostrano cifre pari. Cifre affiancate fanno un numero solo.
sign-rc-red = I dadi rossi mostrano i segni + − × e : che divide.
sign-rc-orange = Il dado arancione è sempre =; le due parti devono valere lo stesso.
sign-rc-points = La cifra sotto un dado: i punti che porta dove si trova.
