import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('run together, misspelt, polite or vague words are read as Australians write them', () => {
  it.each(
    rowsOf(`
under50k => price=:50000
4x4ute => drive=4x4 body=Ute
7seater => seats=7
hilux4x4 => make=Toyota model=HiLux drive=4x4
4x4ute under50k => drive=4x4 body=Ute price=:50000
whiteute => colour=White/Glacier White body=Ute
dieselute auto => fuel=Diesel body=Ute transmission=Automatic
2019hilux => make=Toyota model=HiLux year=2019:2019
hilux2019 => make=Toyota model=HiLux year=2019:2019
over20k => price=20000:
max30k => price=:30000
upto40k => price=:40000
toyotahilux => make=Toyota model=HiLux
dualcab => cab=Dual Cab/Crew Cab
campervan => body=Motorhome
under50k7seater => “under50k7seater”
UTE UNDER 50K!!! => body=Ute price=:50000
suv; diesel; auto => body=SUV fuel=Diesel transmission=Automatic
Ute/4x4/diesel => body=Ute drive=4x4 fuel=Diesel
hi, i'm after a second hand toyota under $30k pls => car_type=used make=Toyota price=:30000
g'day mate, any utes under 30k? => body=Ute price=:30000
do you have a hilux => make=Toyota model=HiLux
have you got any 7 seaters => seats=7
whats the cheapest 4wd you got => drive=4x4 “cheapest” ? drive=4x4 sort=lowestPrice
drive away under 35k => price=:35000
any colour but white => not colour=White/Glacier White
anything but white or silver => not colour=White/Glacier White/Silver
everything but diesel => not fuel=Diesel
hate white => not colour=White/Glacier White
no fords => not make=Ford
not rusty => “-rusty”
not 2019 => “-2019”
no smokers => “-smokers”
grey not graphite => colour=Gunmetal not colour=Graphite
white not white => “white not white” ? colour=White/Glacier White
toyota not corolla => make=Toyota not model=Corolla/Corolla Sedan
something good on fuel => “good on fuel” ? fuel=Hybrid/Electric/PHEV
economical hatch => body=Hatch/Hatchback “economical” ? body=Hatch/Hatchback fuel=Hybrid/Electric/PHEV
economical diesel => fuel=Diesel “economical”
sporty => “sporty” ? body=Coupe/Convertible/Soft Top
small => “small” ? body=Hatch/Hatchback
small suv => body=SUV “small”
kids => “kids” ? body=SUV/Wagon/Station Wagon/People Mover
'19 corolla => make=Toyota model=Corolla/Corolla Sedan year=2019:2019
2019 or 2020 hilux => make=Toyota model=HiLux year=2019:2020
2019/2020 hilux => make=Toyota model=HiLux year=2019:2020
2015-18 golf => make=Volkswagen model=Golf year=2015:2018
3 years old or newer => year=2023:
less than 5yrs old => year=2021:
low k's hatch => body=Hatch/Hatchback “low k's” ? body=Hatch/Hatchback km=:50000
ranger wildtrack => make=Ford model=Ranger badge=Wildtrak
nissan navarra => make=Nissan model=Navara
hundai i30 => make=Hyundai model=i30
forrester => make=Subaru model=Forester
volkswagon => make=Volkswagen
mercades => make=Mercedes-Benz
fj cruiser => body=Cruiser “fj”
cruiser 300 => make=Toyota model=LandCruiser 300
bmw 3 => make=BMW model=3 Series
toyota 86 => make=Toyota “86”
near 4000 => “near 4000”
ute near 4000 => body=Ute “near 4000”
within 50 km of 3000 => “within 50 km of 3000”
suv within 50km of 3000 under 40k => body=SUV price=:40000 “within 50km of 3000”
near Brisbane => city=Brisbane
in Gold Coast => city=Gold Coast
adelaide => “adelaide” ? state=SA
long range tesla => make=Tesla “long range” ? make=Tesla range_km=450:
ev with long range => fuel=Electric “long range” ? fuel=Electric range_km=450:
lithium battery caravan => filtered_features=Lithium Battery body=Caravan/Off-road caravan
towing 2019 ranger => filtered_features=Tow Bar make=Ford model=Ranger year=2019:2019
toyota under 40k no older than 2020 => make=Toyota price=:40000 year=2020:
between 20k & 30k => price=20000:30000
20k – 30k => price=20000:30000
$20,000-$30,000 ute => body=Ute price=20000:30000
ute,20000-30000 => body=Ute price=20000:30000
nothing over 30k => price=:30000
not more than 100000km => km=:100000
ford, mazda or toyota ute => make=Ford/Mazda/Toyota body=Ute
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
