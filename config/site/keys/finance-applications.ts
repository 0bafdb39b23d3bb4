import { z } from 'zod'
import { key } from '../key.ts'
import { count, text } from '../value-types.ts'

export const financeApplications = {
  online: key(z.boolean(), {
    default: true,
    serves: ['RT-09', 'FM-01'],
    meaning: 'Shoppers can apply for finance online, step by step',
  }),
  draftDays: key(count(1, 60), {
    default: 14,
    serves: ['FM-01'],
    meaning: 'For how many days a shopper can come back to an application that is not sent; then it is removed',
  }),
  keptDays: key(count(1, 2_555), {
    default: 90,
    serves: ['RT-09'],
    meaning: 'Days after it was sent when an application is removed; the lead with name and contact stays',
  }),
  linkDays: key(count(1, 60), {
    default: 7,
    serves: ['RT-09'],
    meaning:
      'Days for which the link to an application in the mail to staff opens it; after that they can have a new one sent',
  }),
  creditCheckText: key(text(2000), {
    default:
      'I agree that you, and the lenders you approach for me, may get my credit report from a credit reporting body to assess this application. A credit enquiry may be recorded on my credit file.',
    serves: ['RT-09'],
    meaning: 'What a shopper agrees to before an application is sent: the credit check',
  }),
  truthText: key(text(2000), {
    default: 'What I have written is true and complete, and you may pass it to the lenders you approach for me.',
    serves: ['RT-09'],
    meaning: 'The same for the answers and whom they go to',
  }),
}
