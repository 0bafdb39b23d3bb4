/** A yearly rate: '6.9% p.a.', '6.9 per cent per annum'. */
const yearlyRate = /\d\s*(?:%|per ?cent)\s*(?:p\.?\s?a\b|per annum)/i
/** What is paid again and again: '$99/wk', '99 per week', '$430 a month'. */
const repaid =
  /\/\s*(?:wk|week|fn|fortnight|mo|mth|month)\b|\d\s*(?:per|a|each|every|p)\s?(?:wk|week|w|fn|fortnight|mth|month)\b/i

/** Whether words advertise credit by a rate or a repayment: the law then wants both rates and the warning beside them. */
export const statesMoney = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.some((text) => text && (yearlyRate.test(text) || repaid.test(text)))
