import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('bodies, fuels, gearboxes, colours, conditions, seats and places are read as Australians write them', () => {
  it.each(
    rowsOf(`
ute => body=Ute
utes => body=Ute
dual cab => cab=Dual Cab/Crew Cab
double cab ute => cab=Dual Cab/Crew Cab body=Ute
twin cab => cab=Dual Cab/Crew Cab
single cab => cab=Single Cab
hatch => body=Hatch/Hatchback
hatchback => body=Hatch/Hatchback
small hatchback => body=Hatch/Hatchback “small”
wagon => body=Wagon/Station Wagon
station wagon => body=Station Wagon
4wd => drive=4x4
4wd wagon => drive=4x4 body=Wagon/Station Wagon
people mover => body=People Mover
soft roader => body=SUV
softroader => body=SUV
crossover => body=SUV
convertible => body=Convertible/Soft Top
drop top => body=Convertible/Soft Top
convertable => body=Convertible/Soft Top
van => body=Van
vans => body=Van
work van => body=Van
caravan => body=Caravan/Off-road caravan
caravans => body=Caravan/Off-road caravan
caravn => body=Caravan/Off-road caravan
off road caravan => body=Off-road caravan
off-road caravan => body=Off-road caravan
offroad van => body=Off-road caravan
camper trailer => body=Camper trailer
camper => body=Camper trailer
pop top => body=Pop top
pop-top => body=Pop top
motorhome => body=Motorhome
campervan => body=Motorhome
adventure bike => body=Adventure
cruiser => body=Cruiser
cruiser bike => body=Cruiser
naked bike => body=Naked
sports bike => body=Sport
dirt bike => body=Trail
scooter => body=Scooter
motorbike => item_type=motorcycle
bikes => item_type=motorcycle
lams bike => learner_approved=true item_type=motorcycle
trucks => item_type=truck
tipper => body=Tipper
tip truck => body=Tipper
prime mover => body=Prime mover
flatbed => body=Tray
bus => body=Bus
sedan => body=Sedan
sedans => body=Sedan
coupe => body=Coupe
suvs => body=SUV
cab chassis => body=Cab Chassis
diesel => fuel=Diesel
petrol => fuel=Petrol
hybrid => fuel=Hybrid
plug in => fuel=PHEV
plug-in hybrid => fuel=PHEV
ev => fuel=Electric
electric => fuel=Electric
electric car => fuel=Electric
lpg => fuel=LPG
4x4 => drive=4x4
4 x 4 => drive=4x4
awd => drive=AWD
all wheel drive => drive=AWD
rwd => drive=RWD
two wheel drive => drive=FWD/RWD/4x2
2wd ute => drive=FWD/RWD/4x2 body=Ute
auto => transmission=Automatic
automatic => transmission=Automatic
automtic => transmission=Automatic
manual => transmission=Manual
stick shift => transmission=Manual
cvt => transmission=Automatic
dct => transmission=Automatic
white => colour=White/Glacier White
white ute => colour=White/Glacier White body=Ute
grey => colour=Graphite/Gunmetal
gray suv => colour=Graphite/Gunmetal body=SUV
silver => colour=Silver
charcoal => colour=Graphite/Gunmetal
blue hatch => colour=Deep Blue/Ocean Blue body=Hatch/Hatchback
red => colour=Red/Maroon
burgundy => colour=Maroon
glacier white => colour=Glacier White
black 4wd => colour=Black/Eclipse Black drive=4x4
brown => colour=Bronze
orange => colour=Burnt Orange
pink => “pink”
new => car_type=new
brand new => car_type=new
used => car_type=used
second hand => car_type=used
second-hand cars => car_type=used
demo => car_type=demo
ex demo => car_type=demo
ex-demo suv => car_type=demo body=SUV
certified => certified=true
certified pre owned => certified=true
near new => “near new” ? car_type=demo
7 seater => seats=7
seven seats => seats=7
seven seater suv => seats=7 body=SUV
5 seats or more => seats=5/7/8/12
7+ seats => seats=7/8/12
7 seats or more => seats=7/8/12
at least 7 seats => seats=7/8/12
8 seater van => seats=8 body=Van
2 seater => seats=2
9 seater => “9 seater”
a 4 seater => seats=4
suv in brisbane => body=SUV city=Brisbane
utes qld => body=Ute state=QLD
hilux gold coast => make=Toyota model=HiLux city=Gold Coast
sydney => city=Sydney
new south wales => state=NSW
vic => state=VIC
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
