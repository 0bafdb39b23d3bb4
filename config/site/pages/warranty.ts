import { type Page, type Section, words } from './page.ts'

const warranty: Section[] = [
  words(
    `
A new vehicle carries its maker’s warranty, for the years and kilometres in its warranty booklet. It follows the vehicle: what is left of it passes to the next owner.

A used vehicle may carry what is left of its maker’s warranty, a statutory warranty by the law of the state it is sold in, or both. The page of each vehicle says which.
`,
    'New and used',
  ),
  { type: 'statutoryWarranty', title: 'What the law gives on a used vehicle' },
  words(
    `
Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.

These guarantees do not end when a warranty does.
`,
    'Your rights in any case',
  ),
  {
    type: 'steps',
    title: 'If something is wrong',
    items: [
      {
        title: 'Stop if it is not safe',
        text: 'Do not drive on with a warning light in red, or with brakes or steering that feel wrong.',
      },
      {
        title: 'Tell us',
        text: 'Call, or book the workshop. Say what you noticed and when, and have the registration number ready.',
      },
      {
        title: 'We look at it',
        text: 'We find the fault and tell you whether a warranty or a guarantee covers it before any work is charged.',
      },
      { title: 'It is put right', text: 'What is covered costs you nothing: not the parts, not the labour.' },
    ],
  },
  {
    type: 'faq',
    title: 'Questions people ask',
    items: [
      {
        question: 'Must I have it serviced here to keep the warranty?',
        answer:
          'No. It may be serviced by any qualified mechanic, by the book and with parts that are fit for purpose. Keep the receipts.',
      },
      {
        question: 'Do I need to buy an extended warranty?',
        answer:
          'No. Compare what it adds with what the Consumer Law gives you already, read what it excludes, and take your time.',
      },
      {
        question: 'What is not covered?',
        answer:
          'Wear, such as tyres, brake pads and wiper blades; damage from an accident or misuse; and what a statutory warranty excludes by law.',
      },
    ],
  },
  { type: 'serviceBanner', title: 'Something not right?', action: { label: 'Book the workshop', href: '/service' } },
]

export const warrantyPages: Page[] = [
  {
    path: '/warranty',
    title: 'Warranty',
    lead: 'What covers your vehicle, for how long, and what to do when something is wrong.',
    sections: warranty,
  },
  // The same page at the address older sites had it.
  { path: '/pages/warranty', canonical: '/warranty', title: 'Warranty', sections: warranty },
]
