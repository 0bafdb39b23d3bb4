/** What can become of a lead that is sent, in the words of the metrics. */
export type LeadOutcome = 'stored' | 'repeated' | 'conflicting' | 'invalid' | 'refused'
