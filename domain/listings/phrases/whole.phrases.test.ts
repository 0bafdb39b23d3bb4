import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('whole phrases are read as Australians write them', () => {
  it.each(
    rowsOf(`
dual cab ute under 50k with towbar => cab=Dual Cab/Crew Cab body=Ute filtered_features=Tow Bar price=:50000
hilux under 60k => make=Toyota model=HiLux price=:60000
2021 hilux => make=Toyota model=HiLux year=2021:2021
2021 hilux sr5 under 60k => make=Toyota model=HiLux badge=SR5 year=2021:2021 price=:60000
hilux 2018-2021 under 100k km => make=Toyota model=HiLux year=2018:2021 km=:100000
electric suv under 70k => fuel=Electric body=SUV price=:70000
evs under 50 thousand => fuel=Electric price=:50000
family suv under 40k => categories=Family body=SUV price=:40000
family wagon 7 seats => categories=Family body=Wagon/Station Wagon seats=7
wagon auto diesel 4x4 under 40k with bullbar and snorkel less than 150,000kms => body=Wagon/Station Wagon transmission=Automatic fuel=Diesel drive=4x4 filtered_features=Bull Bar/Snorkel price=:40000 km=:150000
first car under 10k auto hatch low kms => categories=First Car transmission=Automatic body=Hatch/Hatchback price=:10000 “low kms” ? categories=First Car transmission=Automatic body=Hatch/Hatchback price=:10000 km=:50000
2015 mazda 3 auto => make=Mazda model=3 transmission=Automatic year=2015:2015
mazda 3 2018 or newer under 25k => make=Mazda model=3 year=2018: price=:25000
7 seat suv hybrid => seats=7 body=SUV fuel=Hybrid
manual ute diesel white 2018 => transmission=Manual body=Ute fuel=Diesel colour=White/Glacier White year=2018:2018
kluger 7 seater hybrid => make=Toyota model=Kluger seats=7 fuel=Hybrid
toyota hilux dual cab diesel auto under $45k brisbane => make=Toyota model=HiLux cab=Dual Cab/Crew Cab fuel=Diesel transmission=Automatic city=Brisbane price=:45000
ute, diesel, auto => body=Ute fuel=Diesel transmission=Automatic
Ford Ranger Wildtrak 2022 white => make=Ford model=Ranger badge=Wildtrak colour=White/Glacier White year=2022:2022
ex demo rav4 hybrid => car_type=demo make=Toyota model=RAV4 fuel=Hybrid
ninja 400 under 8k => make=Kawasaki model=Ninja 400 price=:8000
adventure bike with panniers => body=Adventure filtered_features=Panniers
caravan under 60k with bunks => body=Caravan/Off-road caravan bunks=true price=:60000
off-road van with solar => body=Off-road caravan filtered_features=Solar Panels
isuzu n series tipper => make=Isuzu model=N Series body=Tipper
prime mover under 300k => body=Prime mover price=:300000
camry less than 60 000km => make=Toyota model=Camry km=:60000
camry 2017-2019 => make=Toyota model=Camry year=2017:2019
near new suv => body=SUV “near new” ? body=SUV car_type=demo
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
