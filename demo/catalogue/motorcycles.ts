import { range } from './model.ts'

const bikes = (make: string, rows: Parameters<typeof range>[2]) => range('motorcycle', make, rows)

export const motorcycles = [
  ...bikes('Honda', [
    ['CBR500R', 'PC62', 'sport', 'Petrol', 9_600, 0.471, 'Chain', ['ABS', 'ABS LAMS'], { from: 2019 }],
    ['NX500', 'PC81', 'adventure', 'Petrol', 9_700, 0.471, 'Chain', ['LAMS'], { from: 2024 }],
    ['CB750 Hornet', 'RH12', 'naked', 'Petrol', 11_500, 0.755, 'Chain', ['Hornet'], { from: 2023 }],
    ['CRF300L', 'ND16', 'trail', 'Petrol', 7_900, 0.286, 'Chain', ['CRF300L', 'Rally'], { from: 2021 }],
    ['CRF1100L Africa Twin', 'SD12', 'adventure', 'Petrol', 22_500, 1.084, 'Chain', ['Manual', 'DCT', 'Adventure Sports'], { from: 2020 }],
    ['CMX500 Rebel', 'PC60', 'cruiser', 'Petrol', 9_300, 0.471, 'Chain', ['Rebel', 'Rebel S'], { from: 2017 }],
    ['GL1800 Gold Wing', 'SC79', 'touring', 'Petrol', 42_000, 1.833, 'Shaft', ['Gold Wing', 'Tour'], { from: 2018 }],
  ]),
  ...bikes('Yamaha', [
    ['MT-07', 'RM18', 'naked', 'Petrol', 12_500, 0.655, 'Chain', ['LA', 'HO'], { from: 2014 }],
    ['MT-09', 'RN88', 'naked', 'Petrol', 16_500, 0.89, 'Chain', ['MT-09', 'SP'], { from: 2021 }],
    ['YZF-R3', 'RH21', 'sport', 'Petrol', 8_200, 0.321, 'Chain', ['LAMS', 'Monster Edition'], { from: 2015 }],
    ['YZF-R7', 'RM38', 'sport', 'Petrol', 14_500, 0.689, 'Chain', ['LA', 'HO'], { from: 2022 }],
    ['Ténéré 700', 'DM11', 'adventure', 'Petrol', 16_900, 0.689, 'Chain', ['Ténéré', 'World Raid'], { from: 2019 }],
    ['XSR900', 'RN80', 'naked', 'Petrol', 17_700, 0.89, 'Chain', ['XSR900', 'GP'], { from: 2016 }],
    ['XMAX 300', 'SG42', 'scooter', 'Petrol', 8_600, 0.292, 'Belt', ['XMAX', 'Tech Max'], { from: 2017 }],
  ]),
  ...bikes('Kawasaki', [
    ['Ninja 400', 'EX400', 'sport', 'Petrol', 7_700, 0.399, 'Chain', ['SE', 'KRT Edition'], { from: 2018, until: 2024 }],
    ['Ninja 650', 'EX650', 'sport', 'Petrol', 11_400, 0.649, 'Chain', ['L', 'KRT Edition'], { from: 2017 }],
    ['Z900', 'ZR900', 'naked', 'Petrol', 14_700, 0.948, 'Chain', ['Z900', 'SE', 'RS'], { from: 2017 }],
    ['Versys 650', 'LE650', 'touring', 'Petrol', 12_300, 0.649, 'Chain', ['L', 'LT'], { from: 2015 }],
    ['KLR650', 'KL650', 'adventure', 'Petrol', 10_900, 0.652, 'Chain', ['KLR650', 'Adventure'], { from: 2022 }],
    ['Vulcan S', 'EN650', 'cruiser', 'Petrol', 11_200, 0.649, 'Chain', ['LAMS', 'Cafe'], { from: 2015 }],
  ]),
  ...bikes('Suzuki', [
    ['GSX-8S', 'EM1', 'naked', 'Petrol', 14_500, 0.776, 'Chain', ['GSX-8S'], { from: 2023 }],
    ['GSX-8R', 'EM2', 'sport', 'Petrol', 15_500, 0.776, 'Chain', ['GSX-8R'], { from: 2024 }],
    ['V-Strom 650', 'DL650', 'adventure', 'Petrol', 12_600, 0.645, 'Chain', ['LAMS', 'XT'], { from: 2017 }],
    ['DR-Z400', 'DRZ', 'trail', 'Petrol', 9_900, 0.398, 'Chain', ['E', 'SM'], { from: 2012, until: 2024 }],
    ['Hayabusa', 'GSX1300RR', 'sport', 'Petrol', 28_700, 1.34, 'Chain', ['Hayabusa', '25th Anniversary'], { from: 2021 }],
  ]),
  ...bikes('Harley-Davidson', [
    ['Street Glide', 'FLHX', 'touring', 'Petrol', 42_000, 1.868, 'Belt', ['Street Glide', 'Special', 'ST'], { from: 2014 }],
    ['Road Glide', 'FLTRX', 'touring', 'Petrol', 43_000, 1.868, 'Belt', ['Road Glide', 'Special'], { from: 2015 }],
    ['Fat Boy', 'FLFBS', 'cruiser', 'Petrol', 36_000, 1.868, 'Belt', ['107', '114'], { from: 2018 }],
    ['Softail Standard', 'FXST', 'cruiser', 'Petrol', 24_500, 1.745, 'Belt', ['107'], { from: 2020 }],
    ['Sportster S', 'RH1250S', 'cruiser', 'Petrol', 27_000, 1.252, 'Belt', ['1250S'], { from: 2021 }],
    ['Pan America', 'RA1250S', 'adventure', 'Petrol', 34_000, 1.252, 'Chain', ['1250', '1250 Special'], { from: 2021 }],
  ]),
  ...bikes('Triumph', [
    ['Bonneville T120', 'DAD', 'naked', 'Petrol', 20_500, 1.2, 'Chain', ['T120', 'Black'], { from: 2016 }],
    ['Street Triple', '765', 'naked', 'Petrol', 17_400, 0.765, 'Chain', ['R', 'RS', 'Moto2'], { from: 2017 }],
    ['Tiger 900', 'C701', 'adventure', 'Petrol', 23_000, 0.888, 'Chain', ['GT', 'GT Pro', 'Rally Pro'], { from: 2020 }],
    ['Rocket 3', 'DEB', 'cruiser', 'Petrol', 37_000, 2.458, 'Shaft', ['R', 'GT'], { from: 2020 }],
    ['Trident 660', 'L101', 'naked', 'Petrol', 12_900, 0.66, 'Chain', ['LAMS', 'Trident'], { from: 2021 }],
    ['Speed 400', 'TR', 'naked', 'Petrol', 8_900, 0.398, 'Chain', ['Speed 400'], { from: 2024 }],
    ['Scrambler 400 X', 'TR', 'naked', 'Petrol', 9_900, 0.398, 'Chain', ['Scrambler 400 X'], { from: 2024 }],
  ]),
  ...bikes('Ducati', [
    ['Monster', '937', 'naked', 'Petrol', 18_900, 0.937, 'Chain', ['Monster', 'Plus', 'SP'], { from: 2021 }],
    ['Panigale V4', '1DA', 'sport', 'Petrol', 36_000, 1.103, 'Chain', ['V4', 'V4 S', 'V4 R'], { from: 2018 }],
    ['Multistrada V4', '1AA', 'touring', 'Petrol', 32_000, 1.158, 'Chain', ['V4', 'V4 S', 'Rally'], { from: 2021 }],
    ['Scrambler', 'K102', 'naked', 'Petrol', 16_900, 0.803, 'Chain', ['Icon', 'Full Throttle', 'Nightshift'], { from: 2015 }],
    ['DesertX', '7AA', 'adventure', 'Petrol', 26_000, 0.937, 'Chain', ['DesertX', 'Rally'], { from: 2022 }],
  ]),
  ...bikes('KTM', [
    ['390 Duke', 'C5', 'naked', 'Petrol', 8_700, 0.399, 'Chain', ['390 Duke', 'R'], { from: 2017 }],
    ['890 Adventure', 'LC8c', 'adventure', 'Petrol', 22_300, 0.889, 'Chain', ['890 Adventure', 'R'], { from: 2021 }],
    ['1290 Super Duke', 'LC8', 'naked', 'Petrol', 29_500, 1.301, 'Chain', ['R', 'R Evo'], { from: 2017, until: 2024 }],
    ['350 EXC-F', 'EXC', 'trail', 'Petrol', 17_500, 0.35, 'Chain', ['EXC-F', 'Six Days'], { from: 2017 }],
  ]),
  ...bikes('BMW', [
    ['R 1250 GS', 'K50', 'adventure', 'Petrol', 28_500, 1.254, 'Shaft', ['GS', 'Adventure', 'Rallye'], { from: 2019, until: 2023 }],
    ['R 1300 GS', 'KA0', 'adventure', 'Petrol', 33_000, 1.3, 'Shaft', ['GS', 'Trophy'], { from: 2024 }],
    ['S 1000 RR', 'K67', 'sport', 'Petrol', 29_000, 0.999, 'Chain', ['RR', 'M Sport'], { from: 2019 }],
    ['R nineT', 'K21', 'naked', 'Petrol', 23_500, 1.17, 'Shaft', ['Pure', 'Scrambler', 'R nineT'], { from: 2017, until: 2023 }],
    ['CE 04', 'K05', 'scooter', 'Electric', 20_500, null, 'Belt', ['CE 04', 'Avantgarde'], { from: 2022 }],
  ]),
  ...bikes('Royal Enfield', [
    ['Himalayan', 'D4K', 'adventure', 'Petrol', 8_900, 0.452, 'Chain', ['Base', 'Pass', 'Summit'], { from: 2019 }],
    ['Interceptor 650', 'P3', 'naked', 'Petrol', 10_600, 0.648, 'Chain', ['Standard', 'Custom', 'Chrome'], { from: 2018 }],
    ['Meteor 350', 'J1A', 'cruiser', 'Petrol', 8_400, 0.349, 'Chain', ['Fireball', 'Stellar', 'Supernova'], { from: 2021 }],
  ]),
  ...bikes('Indian', [
    ['Scout', 'MTA', 'cruiser', 'Petrol', 22_500, 1.133, 'Belt', ['Bobber', 'Rogue', 'Scout'], { from: 2018 }],
    ['Chief', 'MJB', 'cruiser', 'Petrol', 30_500, 1.89, 'Belt', ['Dark Horse', 'Bobber'], { from: 2021 }],
  ]),
  ...bikes('Husqvarna', [['Svartpilen 401', 'HQV', 'naked', 'Petrol', 8_900, 0.399, 'Chain', ['401'], { from: 2018 }]]),
  ...bikes('Aprilia', [['RS 660', 'KS', 'sport', 'Petrol', 19_500, 0.659, 'Chain', ['RS 660', 'Extrema'], { from: 2021 }]]),
  ...bikes('CFMOTO', [
    ['450SR', 'CF400', 'sport', 'Petrol', 7_300, 0.449, 'Chain', ['LAMS', 'S'], { from: 2022 }],
    ['450MT', 'CF450', 'adventure', 'Petrol', 8_500, 0.449, 'Chain', ['LAMS'], { from: 2024 }],
  ]),
  ...bikes('Vespa', [['GTS 300', 'MA3', 'scooter', 'Petrol', 10_900, 0.278, 'CVT', ['GTS', 'Super', 'SuperTech'], { from: 2016 }]]),
]
