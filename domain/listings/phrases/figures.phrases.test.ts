import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('figures of each kind of vehicle are read as Australians write them', () => {
  it.each(
    rowsOf(`
sleeps 4 => sleeps=4
caravan sleeps 4 => body=Caravan/Off-road caravan sleeps=4
sleeps 4 or more => sleeps=4/5/6
sleeps 4+ => sleeps=4/5/6
sleeps up to 6 => sleeps=6
4 berth caravan => sleeps=4 body=Caravan/Off-road caravan
six berth => sleeps=6
family van for 6 => categories=Family body=Van seats=7/8/12
caravan for a family of 5 => body=Caravan/Off-road caravan sleeps=5/6
sleeps 2 people => sleeps=2
caravan under 2500kg => body=Caravan/Off-road caravan atm=:2500
caravan under 2500 kg => body=Caravan/Off-road caravan atm=:2500
under 2.5 tonne caravan => body=Caravan/Off-road caravan atm=:2500
under 2500kg => “under 2500kg” ? atm=:2500
caravan under 2500kg atm => body=Caravan/Off-road caravan atm=:2500
atm under 2500 => atm=:2500
ATM 2500kg => atm=:2500
atm less than 3t => atm=:3000
max atm 2800 => atm=:2800
tare under 2 tonne => tare=:2000
tare under 2000kg => tare=:2000
under 2t tare => tare=:2000
tare weight below 1800kg => tare=:1800
off road caravan => body=Off-road caravan
off road pop top => off_road=true body=Pop top
off-road camper trailer => off_road=true body=Camper trailer
caravan with bunks and ensuite => body=Caravan/Off-road caravan bunks=true ensuite=true
tandem axle caravan => axles=2 body=Caravan/Off-road caravan
single axle pop top => axles=1 body=Pop top
20ft caravan => body=Caravan/Off-road caravan length_m=5.8:6.4
20 foot caravan => body=Caravan/Off-road caravan length_m=5.8:6.4
caravan under 20 ft => body=Caravan/Off-road caravan length_m=:6.1
caravan under 6m => body=Caravan/Off-road caravan length_m=:6
caravan under 6 metres => body=Caravan/Off-road caravan length_m=:6
18 to 20 foot caravan => body=Caravan/Off-road caravan length_m=5.49:6.1
caravan less than 7m long => body=Caravan/Off-road caravan length_m=:7
learner => learner_approved=true
learner legal => learner_approved=true
LAMS => learner_approved=true
lams approved bike => learner_approved=true item_type=motorcycle
learner bike under 8k => learner_approved=true item_type=motorcycle price=:8000
l plate motorbike => learner_approved=true item_type=motorcycle
not learner approved => not learner_approved=true
engine 300cc => engine_cc=270:330
300cc => engine_cc=270:330
300 cc bike => item_type=motorcycle engine_cc=270:330
under 650cc => engine_cc=:650
650cc or less => engine_cc=:650
over 1000cc => engine_cc=1000:
125cc scooter => body=Scooter engine_cc=110:140
low seat => “low seat” ? seat_height=:790
low seat height cruiser => body=Cruiser “low seat height” ? body=Cruiser seat_height=:790
seat height under 800mm => seat_height=:800
seat height 780 => seat_height=:780
GVM under 4.5t => gvm=:4500
gvm under 4500 => gvm=:4500
4495 gvm => gvm=:4495
4495kg gvm truck => item_type=truck gvm=:4495
truck under 4.5 tonne => item_type=truck gvm=:4500
truck gvm 8 tonne => item_type=truck gvm=:8000
car licence truck => item_type=truck “car licence” ? item_type=truck gvm=:4500
payload 1 tonne => payload=1000:
1 tonne payload => payload=1000:
payload over 1000kg => payload=1000:
ute with 1000kg payload => body=Ute payload=1000:
2t payload truck => item_type=truck payload=2000:
tows 3.5 tonne => towing=3500:
tow 3.5t => towing=3500:
3500kg towing => towing=3500:
3500 kg towing capacity => towing=3500:
towing capacity 3000kg => towing=3000:
towing capacity over 3000 => towing=3000:
can tow 2.5 tonne => towing=2500:
suv that can tow 2500kg => body=SUV towing=2500:
ute that tows a 3 tonne caravan => body=Ute towing=3000:
3.5 tonne braked towing => towing=3500:
towing capacity => “towing capacity” ? towing=3000:
tow rating 3500 => towing=3500:
electric with 400 km range => fuel=Electric range_km=400:
500km range ev => fuel=Electric range_km=500:
range of at least 400 => range_km=400:
ev with at least 400km => fuel=Electric range_km=400:
400km+ range => range_km=400:
400 km of range => range_km=400:
ev range over 500km => fuel=Electric range_km=500:
range over 400 km electric suv => fuel=Electric body=SUV range_km=400:
75kwh battery => battery_kwh=75:
battery over 60 kwh => battery_kwh=60:
60kwh => battery_kwh=60:
11kw ac => ac_kw=11:
dc 150kw => dc_kw=150:
150 kw dc charging => dc_kw=150:
fast charging => “fast charging” ? dc_kw=100: ? filtered_features=DC Fast Charging (CCS2)
ev with fast charging under 60k => fuel=Electric price=:60000 “fast charging” ? fuel=Electric price=:60000 dc_kw=100: ? fuel=Electric filtered_features=DC Fast Charging (CCS2) price=:60000
battery health over 90 => battery_health=90:
90% battery health => battery_health=90:
2.8 litre diesel => fuel=Diesel engine_cc=2750:2849
3.0L diesel ute => fuel=Diesel body=Ute engine_cc=2950:3049
2.0l turbo => engine_cc=1950:2049 “turbo”
5 door hatch => body=Hatch/Hatchback
4 door sedan => doors=4 body=Sedan
2 door => doors=2
7 seater suv that tows 3 tonne => seats=7 body=SUV towing=3000:
dual cab => cab=Dual Cab/Crew Cab
dual cab 4x4 ute => cab=Dual Cab/Crew Cab drive=4x4 body=Ute
single cab ute => cab=Single Cab body=Ute
extra cab hilux => cab=Extra Cab make=Toyota model=HiLux
space cab => cab=Extra Cab
king cab navara => cab=Extra Cab make=Nissan model=Navara
crew cab => cab=Crew Cab
dual cab not white => cab=Dual Cab/Crew Cab not colour=White/Glacier White
range rover => make=Land Rover model=Range Rover Sport
ac => filtered_features=Air Conditioning
seats 7 => seats=7/8/12
suv for 7 people => body=SUV seats=7/8/12
suv for 5 under 40k => body=SUV seats=5/7/8/12 price=:40000
for 3 years => “3 years”
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
