import type { ItemType } from '#db/value-sets.ts'

const everyKind = [
  'Service history: every service was done on time by the same workshop and the invoices come with it.',
  'Underneath there is no rust and no sign of beach work. We have photographs of the chassis and are happy to send them.',
  'Electrics were tested item by item: lights, indicators, charging, screens and every warning lamp.',
  'Tyres are a matching set with plenty of tread; the date codes are on our check sheet.',
  'The previous owner kept a notebook of every fault. There were two. Both were fixed under warranty.',
]

/** What a seller who has nothing to hide writes about what was done to it, by kind. */
export const histories: Readonly<Record<ItemType, readonly string[]>> = {
  car: [
    ...everyKind,
    'In the last year it has had a battery, a set of front pads, wiper blades and a wheel alignment.',
    'The paint has been machine polished. There is one mark on the left rear door the size of a coin, which we left alone.',
    'Inside, the carpets were steam cleaned and nobody has smoked in it. The spare has never been on the ground.',
    'Glass is all original. The windscreen has one repaired chip, low on the passenger side, out of the line of sight.',
    'On our drive we covered 60 km of city and motorway. It starts first time, idles evenly and tracks straight.',
  ],
  motorcycle: [
    ...everyKind,
    'In the last year it has had a battery, a chain and sprockets, brake fluid and front pads.',
    'The tank has no dents. There is a boot mark on the left engine cover the size of a coin, which we left alone.',
    'Fork seals are dry, the steering head bearings were adjusted and the swingarm linkage was greased.',
    'Both keys, the owner’s handbook and the standard mirrors come with it.',
    'On our ride we covered 60 km of hills and traffic. It starts first time, idles evenly and tracks straight with hands light on the bars.',
  ],
  caravan: [
    ...everyKind,
    'In the last year it has had wheel bearings, brake magnets, a house battery and new seals on both hatches.',
    'The outside has been cut and polished. There is one hail dimple on the rear corner, which we left alone.',
    'Inside, the cushions were steam cleaned and no pets have travelled in it. The oven has been used twice.',
    'Moisture readings were taken in 24 places and are all in the dry range; the sheet is in the kitchen drawer.',
    'On our tow we covered 60 km behind a wagon. It pulls straight, the brakes come on evenly and nothing fell out of a cupboard.',
  ],
  truck: [
    ...everyKind,
    'In the last year it has had drums machined, two airbags, a clutch adjustment and an aircon recharge.',
    'The cab has been polished. There is one graze on the left step, which we left alone.',
    'Inside, the seat base was replaced and nobody has smoked in it.',
    'Chassis rails are straight and the body mounts were retensioned; the torque sheet is with the papers.',
    'On our drive we covered 60 km loaded. It pulls evenly, holds gears on the exhaust brake and tracks straight.',
  ],
}
