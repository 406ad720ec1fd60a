# The coach beside a table.
coach-line = Off until you ask for it, and only while you play against bots alone. The record says that it helped.
coach-helps = It helps now, and the record says so.
coach-on = Ask for the coach
coach-off = Send the coach away
coach-hint = A hint
coach-explain = Explain every choice
coach-warn = Warn me before a choice that costs much
coach-thinking = Thinking …
coach-wait = It is not your turn to decide.
coach-best = Best: { $words }
coach-brings = What the best choice would bring now: { $words }
coach-show = Show it
coach-about = { $points ->
    [0] roughly as good
   *[other] about { $points } % of a win less
  }
coach-about-points = { $points ->
    [0] roughly as good
    [one] about one point less
   *[other] about { $points } points less
  }
coach-sure = Are you sure? { $why } Once more does it.
