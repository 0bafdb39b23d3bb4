import { type Page, places, type Section } from './page.ts'

const words = (...paragraphs: string[]): Section => ({ type: 'richText', paragraphs })
const enquiry = (title: string, text?: string): Section => ({
  type: 'form',
  form: 'finance-enquiry',
  title,
  ...(text && { text }),
})
const lenders: Section = { type: 'lenders', title: 'Who lends' }

const howItWorks: Section = {
  type: 'steps',
  title: 'How it works',
  items: [
    {
      title: 'Tell us what you need',
      text: 'Which vehicle, what you can put down, and how long you would like to take.',
    },
    {
      title: 'See the figures',
      text: 'We come back with the repayment, the rate and the comparison rate, the fees and the total, before you sign anything.',
    },
    {
      title: 'The lender decides',
      text: 'With your consent it looks at your credit file. You hear from us as soon as we do.',
    },
    { title: 'Drive away', text: 'You sign, the lender pays us, and your repayments begin.' },
  ],
}

const questions: Section = {
  type: 'faq',
  title: 'Questions people ask',
  items: [
    {
      question: 'What do I need to apply?',
      answer:
        'Your driver licence, your last two payslips, and a rough idea of your expenses. If you are self-employed, your latest tax return helps.',
    },
    {
      question: 'Does asking affect my credit score?',
      answer:
        'Asking us for figures does not. Once you apply and agree to a credit check, a lender may record an enquiry on your credit file.',
    },
    {
      question: 'What is a comparison rate?',
      answer:
        'The interest rate with most fees counted in, so that two loans can be compared. The law wants it beside every advertised rate.',
    },
    {
      question: 'Can I pay it off early?',
      answer: 'Usually, and some lenders charge for it. Ask for the fee before you sign: it stands in the contract.',
    },
    {
      question: 'I still owe money on the vehicle I have.',
      answer:
        'We ask your lender for a payout figure and settle it from what your trade-in is worth, or add the rest to the new loan.',
    },
    {
      question: 'What if I cannot keep up the repayments?',
      answer:
        'Call your lender early: you can ask for hardship assistance. The National Debt Helpline, 1800 007 007, is free and independent.',
    },
  ],
}

const apply: Section = {
  type: 'applicationStart',
  title: 'Apply online',
  text: 'Six short steps. You can stop after each and come back with a link of your own.',
}

/**
 * The pages about finance, said plainly enough to be true of any dealer; a site arranges its own. Who would rather
 * work it out alone finds the calculator and the budget below the form, where their scripts wait until they are near.
 */
export const financePages: Page[] = [
  {
    path: '/finance',
    title: 'Finance',
    sections: [
      words(
        'We can arrange finance on most of what we sell. You see the rate, the comparison rate and the whole cost before you decide, and you are free to bring a loan of your own.',
      ),
      howItWorks,
      enquiry(
        'What would you like to finance?',
        'No credit check for this: we come back with figures, and you decide whether to apply.',
      ),
      { type: 'financeCalculator' },
      { type: 'budget' },
      apply,
      lenders,
      questions,
      places,
    ],
  },
  {
    path: '/finance-enquiry',
    title: 'Finance enquiry',
    sections: [
      words('Tell us what you need and how to reach you. We come back with figures, including the comparison rate.'),
      enquiry('What would you like to finance?'),
      lenders,
    ],
  },
  {
    path: '/apply-for-finance',
    title: 'Apply for finance',
    sections: [
      apply,
      {
        type: 'faq',
        title: 'Before you begin',
        items: [
          {
            question: 'What should I have at hand?',
            answer:
              'Your driver licence, a payslip, your rent or mortgage, what you owe on loans, and the limits of your credit cards.',
          },
          {
            question: 'Who sees what I write?',
            answer:
              'The people who handle finance here, and the lenders they approach for you. It is stored encrypted, each opening is recorded, and it is removed after a while.',
          },
          {
            question: 'When is my credit file looked at?',
            answer: 'Only after you have agreed to it in the last step and sent your application.',
          },
        ],
      },
      lenders,
    ],
  },
  {
    path: '/finance-and-insurance',
    title: 'Finance and insurance',
    sections: [
      words(
        'Borrowing for a vehicle and insuring it go together: most lenders want comprehensive insurance for as long as you owe money on it.',
        'We arrange finance and can name insurers. You may insure with anyone you like, and no cover is a condition of our price. Read the product disclosure statement before you buy any.',
      ),
      howItWorks,
      enquiry('Ask us about finance or insurance'),
      lenders,
      places,
    ],
  },
  {
    path: '/personalised/finance',
    title: 'Finance for your vehicle',
    sections: [
      words(
        'Figures for the vehicle you have chosen and for you: tell us how to reach you, and we come back with both rates and the whole cost.',
      ),
      enquiry('Your figures'),
      apply,
      lenders,
    ],
  },
  {
    path: '/credit-check',
    title: 'Finance with a credit check',
    sections: [
      words(
        'A credit check tells a lender how you have handled credit so far. It happens only with your consent, at the end of your application, and an enquiry may be recorded on your credit file.',
        'You can get your own credit report from each credit reporting body free of charge, every three months, and have mistakes in it corrected.',
      ),
      apply,
      lenders,
    ],
  },
]
