import { z } from 'zod'
import { key } from '../key.ts'

export const testDrives = {
  bookOnline: key(z.boolean(), {
    default: true,
    audience: 'server',
    perVehicle: true,
    serves: ['FM-11'],
    meaning:
      'Test drives are booked at the times a location has free; off, a shopper writes when they would like to come',
  }),
  slotMinutes: key(z.int().min(15).max(240), {
    default: 30,
    audience: 'server',
    perVehicle: true,
    serves: ['FM-11'],
    meaning: 'How long a test drive takes; one may begin this often, from opening until it would end after closing',
  }),
  perSlot: key(z.int().min(1).max(20), {
    default: 2,
    audience: 'server',
    perVehicle: true,
    serves: ['FM-11'],
    meaning:
      'How many test drives a location has at a time; a vehicle is driven by one shopper at a time whatever it says',
  }),
  noticeMinutes: key(z.int().min(0).max(20_160), {
    default: 120,
    audience: 'server',
    perVehicle: true,
    serves: ['FM-11'],
    meaning: 'How long before it begins a test drive can be booked at the latest',
  }),
  daysAhead: key(z.int().min(1).max(30), {
    default: 14,
    audience: 'server',
    perVehicle: true,
    serves: ['FM-11'],
    meaning: 'How many days after today can be booked',
  }),
  reminders: key(z.boolean(), {
    default: true,
    audience: 'server',
    serves: ['FM-11'],
    meaning: 'Remind shoppers who gave an e-mail address, at nine in the morning of the day before',
  }),
}
