# The signs of the board, told when somebody asks.
sign-rc-green = Green dice show odd digits.
sign-rc-blue = Blue dice show even digits. Digits side by side make one number.
sign-rc-red = Red dice show the signs + − × and : which divides.
sign-rc-orange = The orange die is always =; what stands on both sides must have the same value.
sign-rc-points = The figure under a die: the points it brings where it lies.
