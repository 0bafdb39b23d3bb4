// The words the National Credit Regulations want beside a comparison rate. They are law, not wording: no site may change
// them, and nothing cuts them.

/** Beside a rate, a repayment or an example. */
export const shortWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

/** On a page about finance, where there is room. */
export const longWarning =
  'WARNING: This comparison rate applies only to the example or examples given. Different amounts and terms will result in different comparison rates. Costs such as redraw fees or early repayment fees, and cost savings such as fee waivers, are not included in the comparison rate but may influence the cost of the loan.'
