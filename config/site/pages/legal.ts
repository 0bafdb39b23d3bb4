import type { Page } from './page.ts'

/** What the Privacy Act wants people told (APP 1 and APP 5), in plain words that are true of this platform. */
const privacy = `
## Who we are
{dealership} collects and holds the personal information described here. To ask about it, contact us: {contact}.

## What we collect
- What you send us: your name, phone number, e-mail address and postcode, what you ask about, and what you tell us about a vehicle of yours.
- What you add: a résumé with a job application; income, expenses and identity details with a finance application.
- What the website counts: which pages and vehicles are looked at, without your name. Your device is not followed to other websites by us.

Mostly it comes from you. We may also get it from someone you asked to act for you, from a lender you asked us to approach, from a vehicle’s maker, or from public registers such as the Personal Property Securities Register.

## Why we collect it
To answer you, to book drives and services, to quote, sell, deliver and look after vehicles, to value a trade-in, to arrange finance you ask for, and to meet our duties as a licensed dealer. The motor dealer laws of each state and tax law require us to keep records of sales.

We send offers and news only if you asked for them, and every message says how to stop them.

## If you would rather not tell us
You can look at everything on this website without saying who you are. Without a way to reach you we cannot answer, and without what a lender asks for we cannot arrange finance.

## Who else sees it
Those who need it for what you asked: the dealership and its staff, the vehicle’s maker where it concerns a warranty or recall, a lender or insurer you asked us to approach, whoever delivers the vehicle, transport authorities, and the companies that run our e-mail, records and this website for us. We do not sell it.

## Outside Australia
{overseas}

## How it is kept
On secured systems, for as long as we need it or the law requires, and then it is deleted or made anonymous. Finance applications are kept encrypted and each opening is recorded.

What you save on this website, such as favourites, what you compared and, if you allow it, your contact details, stays on your own device. *Forget my details* on any form removes it.

## Decisions by computer
No computer program decides here, by itself, anything that significantly affects you. A lender you ask us to approach may use one; its own privacy policy says how.

## To see, correct or complain
Ask us to see what we hold about you, or to correct it. It costs nothing to ask, and we answer within 30 days. If you think we have mishandled it, write to us first and we will look into it and answer within 30 days. If that does not settle it, you can complain to the Office of the Australian Information Commissioner: [oaic.gov.au](https://www.oaic.gov.au) or 1300 363 992.
`

const terms = `
## Prices and availability
We check prices, specifications and availability with care, but vehicles sell and mistakes happen. A vehicle is yours when we have both signed a contract, and the price that counts is the one in it. If a price shown here was plainly wrong we tell you before you sign.

*Drive away* means that there is no more to pay: registration, duty and dealer charges are in the price. *Excl. Govt Charges* means that registration, transfer and duty are added, and we tell you how much.

## Pictures and descriptions
Pictures show the vehicle described unless they say otherwise. Equipment, figures for consumption, range, towing and mass come from makers and earlier owners: check with us what matters to you before you buy.

## Offers
An offer holds for the vehicles and until the day it names, under its own terms.

## Finance
Repayments and rates shown here are guides and not offers of credit. Credit is subject to the lender’s approval, terms, fees and charges. Calculators work with the figures you give them; they do not take your circumstances into account.

## Valuations
A figure for your vehicle given online is an estimate from what you tell us. The exact price follows an inspection.

## Enquiries and bookings
A form you send is a request. A booking for a drive or a service is made when you have our confirmation, and you can move or cancel it by the link in it.

## This website
Use it as a shopper would. Its words and pictures belong to us or to those who let us use them. Links lead to websites of others, which we do not run.

## Your rights
Nothing in these terms excludes, restricts or changes the consumer guarantees or any other right you have under the Australian Consumer Law or the law of your state or territory.

## Questions
Contact us: {contact}. How we handle personal information is in our [privacy policy](/privacy-policy).
`

/** What every site says of privacy and of its terms; a dealer’s lawyer may word its own. */
export const legalPages: Page[] = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    lead: 'What we collect when you use this website or deal with us, why, who sees it, and how to see or correct it.',
    sections: [{ type: 'markdown', text: privacy.trim() }],
  },
  {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    lead: 'What holds for prices, pictures, offers and bookings on this website.',
    sections: [{ type: 'markdown', text: terms.trim() }],
  },
]
