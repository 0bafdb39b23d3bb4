import { range } from './model.ts'

const caravan = (make: string, rows: Parameters<typeof range>[2]) => range('caravan', make, rows)
const truck = (make: string, rows: Parameters<typeof range>[2]) => range('truck', make, rows)

/** The number that begins a badge is the body's length in feet. */
export const caravans = [
  ...caravan('Jayco', [
    ['Journey', 'Touring', 'caravan', null, 59_000, null, null, ['17.55-3', '19.61-3', '22.68-2'], { from: 2014 }],
    ['Starcraft', 'Touring', 'caravan', null, 46_000, null, null, ['16.51-1', '18.55-6', '20.63-1'], { from: 2012 }],
    ['Silverline', 'Outback', 'off-road caravan', null, 82_000, null, null, ['21.65-3', '24.75-1'], { from: 2014 }],
    ['Swan', 'Outback', 'camper trailer', null, 36_000, null, null, ['12 Camper', '14 Camper', '16 Camper'], { from: 2012 }],
    ['Expanda', 'Outback', 'pop top', null, 51_000, null, null, ['16.49-1', '18.57-2'], { from: 2012 }],
    ['All Terrain', 'J-TECH', 'off-road caravan', null, 94_000, null, null, ['19.61-3', '21.66-3'], { from: 2021 }],
  ]),
  ...caravan('Avan', [
    ['Aspire', 'Series 4', 'caravan', null, 62_000, null, null, ['499', '555', '617'], { from: 2015 }],
    ['Cruiseliner', 'Series 3', 'camper trailer', null, 38_000, null, null, ['12 Adventure', '14 Adventure Plus'], { from: 2012 }],
    ['Ray', 'Series 2', 'pop top', null, 44_000, null, null, ['17 Pop Top', '18 Pop Top'], { from: 2013 }],
  ]),
  ...caravan('Coromal', [
    ['Element', '2-Series', 'caravan', null, 61_000, null, null, ['17 Couples', '19 Family', '21 Bunk'], { from: 2014 }],
    ['Soul Seeker', 'X', 'off-road caravan', null, 86_000, null, null, ['18 Couples', '20 Family'], { from: 2021 }],
  ]),
  ...caravan('New Age', [
    ['Manta Ray', 'MR', 'caravan', null, 72_000, null, null, ['16 Couples', '18 Ensuite', '20 Ensuite'], { from: 2013 }],
    ['Big Red', 'BR', 'off-road caravan', null, 93_000, null, null, ['19 Ensuite', '22 Family'], { from: 2014 }],
    ['Road Owl', 'Bilby', 'caravan', null, 65_000, null, null, ['18 Ensuite', '20 Bunk'], { from: 2018 }],
  ]),
  ...caravan('Crusader', [
    ['Excalibur', 'Prince', 'caravan', null, 88_000, null, null, ['19 Prince', '22 Family'], { from: 2015 }],
    ['Musketeer', 'Athos', 'caravan', null, 69_000, null, null, ['17 Athos', '20 Aramis'], { from: 2016 }],
  ]),
  ...caravan('Lotus', [
    ['Off Grid', 'OG', 'off-road caravan', null, 118_000, null, null, ['19 Couples', '21 Family', '23 Family'], { from: 2015 }],
    ['Trooper', 'TR', 'off-road caravan', null, 99_000, null, null, ['17 Couples', '20 Family'], { from: 2017 }],
  ]),
  ...caravan('Supreme', [
    ['Classic', 'Tourer', 'caravan', null, 66_000, null, null, ['18 Tourer', '20 Tourer'], { from: 2013 }],
    ['Getaway', 'Tourer', 'pop top', null, 52_000, null, null, ['17 Pop Top'], { from: 2013, until: 2021 }],
  ]),
  ...caravan('Snowy River', [['SRC', 'Series V', 'caravan', null, 64_000, null, null, ['17', '19 Family', '21'], { from: 2019 }]]),
  ...caravan('Kedron', [['Top Ender', 'TE', 'off-road caravan', null, 142_000, null, null, ['18 Classic', '20 XC3'], { from: 2012 }]]),
]

const motorhome = { from: 2014 } as const
export const motorhomes = [
  ...caravan('Winnebago', [
    ['Iluka', 'C2332', 'motorhome', 'Diesel', 178_000, 2.3, 'RWD', ['Iluka', 'Slide-out'], { ...motorhome, seats: 4 }],
    ['Burleigh', 'C3636', 'motorhome', 'Diesel', 214_000, 3, 'RWD', ['Burleigh', 'Slide-out'], { ...motorhome, seats: 4 }],
    ['Byron', 'C2632', 'motorhome', 'Diesel', 193_000, 2.3, 'FWD', ['Byron'], { ...motorhome, seats: 4 }],
  ]),
  ...caravan('Jayco', [['Conquest', 'FD', 'motorhome', 'Diesel', 164_000, 2.3, 'FWD', ['20-1', '22-1', '25-1'], { ...motorhome, seats: 4 }]]),
  ...caravan('Avida', [
    ['Birdsville', 'C7204', 'motorhome', 'Diesel', 182_000, 2.3, 'FWD', ['B7204', 'C7234 SL'], { ...motorhome, seats: 4 }],
    ['Esperance', 'C7934', 'motorhome', 'Diesel', 226_000, 3, 'RWD', ['C7934 SL'], { ...motorhome, seats: 4 }],
  ]),
  ...caravan('Sunliner', [
    ['Switch', 'S442', 'motorhome', 'Diesel', 158_000, 2.3, 'FWD', ['S442', 'S505'], { ...motorhome, seats: 4 }],
    ['Holiday', 'G56', 'motorhome', 'Diesel', 187_000, 2.3, 'FWD', ['G53', 'G56'], { ...motorhome, seats: 4 }],
  ]),
  ...caravan('Trakka', [['Trakkadu', '460', 'motorhome', 'Diesel', 141_000, 2, 'AWD', ['460', 'S'], { ...motorhome, seats: 4 }]]),
]

export const trucks = [
  ...truck('Isuzu', [
    ['N Series', 'NLR', 'lightTruck', 'Diesel', 58_000, 3, '4x2', ['NLR 45-150', 'NNR 45-150', 'NPR 45-155'], { manual: true, seats: 3, doors: 2 }],
    ['N Series', 'NPS', 'tipper', 'Diesel', 84_000, 5.2, '4x4', ['NPS 75-155 Tipper'], { manual: true, seats: 3, doors: 2 }],
    ['F Series', 'FRR', 'tray', 'Diesel', 112_000, 5.2, '4x2', ['FRR 107-210', 'FSR 140-260'], { seats: 3, doors: 2 }],
  ]),
  ...truck('Hino', [
    ['300 Series', '616', 'lightTruck', 'Diesel', 56_000, 4, '4x2', ['616 Standard', '717 Wide'], { manual: true, seats: 3, doors: 2 }],
    ['300 Series', '616', 'lightTruck', 'Hybrid', 71_000, 4, '4x2', ['716 Hybrid'], { seats: 3, doors: 2 }],
    ['500 Series', 'FE', 'tray', 'Diesel', 118_000, 5.1, '4x2', ['FD 1124', 'FE 1426'], { seats: 2, doors: 2 }],
    ['700 Series', 'FS', 'prime mover', 'Diesel', 214_000, 12.9, '6x4', ['SS 2848', 'FY 3248'], { seats: 2, doors: 2 }],
  ]),
  ...truck('Fuso', [
    ['Canter', '515', 'lightTruck', 'Diesel', 55_000, 3, '4x2', ['515 City', '615 Wide', '918 Wide'], { manual: true, seats: 3, doors: 2 }],
    ['Fighter', '1024', 'tipper', 'Diesel', 109_000, 7.5, '4x2', ['1024 Tipper', '1627 Tipper'], { manual: true, seats: 3, doors: 2 }],
    ['Shogun', 'FV74', 'prime mover', 'Diesel', 209_000, 10.7, '6x4', ['460', '510'], { seats: 2, doors: 2 }],
  ]),
  ...truck('Kenworth', [
    ['T410', 'SAR', 'prime mover', 'Diesel', 289_000, 13, '6x4', ['Day Cab', 'Sleeper'], { seats: 2, doors: 2 }],
    ['T610', 'Aerodyne', 'prime mover', 'Diesel', 352_000, 15, '6x4', ['Day Cab', '860 Sleeper', '1400 Aerodyne'], { seats: 2, doors: 2 }],
  ]),
  ...truck('Iveco', [
    ['Daily', '50C', 'cabChassis', 'Diesel', 71_000, 3, '4x2', ['50C18', '70C18', '70C21 4x4'], { seats: 3, doors: 2 }],
    ['S-Way', 'AS', 'prime mover', 'Diesel', 238_000, 12.9, '6x4', ['AT 460', 'AS 550'], { seats: 2, doors: 2 }],
  ]),
  ...truck('Mack', [['Trident', 'MP8', 'prime mover', 'Diesel', 301_000, 12.8, '6x4', ['Day Cab', '36.5" Sleeper'], { seats: 2, doors: 2 }]]),
  ...truck('Scania', [['R-Series', 'NTG', 'prime mover', 'Diesel', 327_000, 16.4, '6x4', ['R 540', 'R 620'], { from: 2018, seats: 2, doors: 2 }]]),
  ...truck('UD', [['Quon', 'GW', 'prime mover', 'Diesel', 229_000, 10.8, '6x4', ['GW 26 420', 'GW 26 460'], { from: 2017, seats: 2, doors: 2 }]]),
]
