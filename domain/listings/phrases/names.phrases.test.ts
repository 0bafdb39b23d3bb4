import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('makes, models and badges are read as Australians write them', () => {
  it.each(
    rowsOf(`
toyota => make=Toyota
Toyotas => make=Toyota
toyta => make=Toyota
toyta hilx desiel => make=Toyota model=HiLux fuel=Diesel
merc => make=Mercedes-Benz
mercedes c class => make=Mercedes-Benz model=C-Class
beemer 3 series => make=BMW model=3 Series
bmw 3 series => make=BMW model=3 Series
3 series manual => make=BMW model=3 Series transmission=Manual
bmw x5 => make=BMW model=X5
bmw x 5 => make=BMW model=X5
x5 diesel => make=BMW model=X5 fuel=Diesel
vw golf => make=Volkswagen model=Golf
volkswagon golf gti => make=Volkswagen model=Golf badge=GTI
chev silverado => make=Chevrolet model=Silverado
subie outback => make=Subaru model=Outback
outback wagon => make=Subaru model=Outback body=Wagon/Station Wagon
harley => make=Harley-Davidson
harley fat boy => make=Harley-Davidson model=Fat Boy
harley davidson street glide => make=Harley-Davidson model=Street Glide
landrover defender => make=Land Rover model=Defender
land rover defender => make=Land Rover model=Defender
range rover sport => make=Land Rover model=Range Rover Sport
landy => make=Land Rover
haval jolion => make=GWM model=Haval Jolion
gwm ute => make=GWM model=Ute
hilux => make=Toyota model=HiLux
hi lux => make=Toyota model=HiLux
hi-lux => make=Toyota model=HiLux
HILUX SR5 => make=Toyota model=HiLux badge=SR5
hilux sr5 4x4 => make=Toyota model=HiLux badge=SR5 drive=4x4
sr5 => badge=SR5
land cruiser => make=Toyota model=LandCruiser/LandCruiser 300
landcruiser => make=Toyota model=LandCruiser/LandCruiser 300
land cruiser 300 => make=Toyota model=LandCruiser 300
landcruiser 300 series => make=Toyota model=LandCruiser 300
lc300 => make=Toyota model=LandCruiser 300
prado => make=Toyota model=LandCruiser Prado
landcruiser prado kakadu => make=Toyota model=LandCruiser Prado badge=Kakadu
corolla => make=Toyota model=Corolla/Corolla Sedan
corolla cross => make=Toyota model=Corolla Cross
corolla sedan => make=Toyota model=Corolla Sedan
rav4 => make=Toyota model=RAV4
rav 4 => make=Toyota model=RAV4
rav-4 => make=Toyota model=RAV4
cx5 => make=Mazda model=CX-5
cx-5 => make=Mazda model=CX-5
cx 5 => make=Mazda model=CX-5
mazda cx5 => make=Mazda model=CX-5
mazda cx-5 maxx sport => make=Mazda model=CX-5 badge=Maxx Sport
mazda 3 => make=Mazda model=3
mazda3 => make=Mazda model=3
3 => “3”
300 => “300” ? make=Hino model=300 Series
hino 300 => make=Hino model=300 Series
2008 => “2008” ? year=2008:2008 ? make=Peugeot model=2008
peugeot 2008 => make=Peugeot model=2008
peugeot 3008 => make=Peugeot model=3008
tesla => make=Tesla
tesla model 3 => make=Tesla model=Model 3
model 3 => make=Tesla model=Model 3
model y => make=Tesla model=Model Y
model => “model”
x trail => make=Nissan model=X-Trail
xtrail => make=Nissan model=X-Trail
x-trail ti => make=Nissan model=X-Trail badge=Ti
dmax => make=Isuzu model=D-MAX
d max x-terrain => make=Isuzu model=D-MAX badge=X-Terrain
d-max => make=Isuzu model=D-MAX
mux => make=Isuzu model=MU-X
mu-x => make=Isuzu model=MU-X
bt50 => make=Mazda model=BT-50
bt 50 => make=Mazda model=BT-50
mx5 => make=Mazda model=MX-5
ranger => make=Ford model=Ranger
ranger raptor => make=Ford model=Ranger badge=Raptor
ranger wildtrak => make=Ford model=Ranger badge=Wildtrak
ranger sport => make=Ford model=Ranger badge=Sport
wildtrak => badge=Wildtrak
ford ranger xlt => make=Ford model=Ranger badge=XLT
raptor => badge=Raptor
sport => “sport” ? body=Sport ? badge=Sport
pajero => make=Mitsubishi model=Pajero Sport
pajero sport => make=Mitsubishi model=Pajero Sport
triton glx => make=Mitsubishi model=Triton badge=GLX
navara st-x => make=Nissan model=Navara badge=ST-X
patrol warrior => make=Nissan model=Patrol badge=Warrior
jimny => make=Suzuki model=Jimny
crv => make=Honda model=CR-V
cr-v => make=Honda model=CR-V
cbr500r => make=Honda model=CBR500R
cbr 500 r => make=Honda model=CBR500R
ninja => make=Kawasaki model=Ninja 400/Ninja 650
ninja 400 => make=Kawasaki model=Ninja 400
tiger => make=Triumph model=Tiger 900
mt07 => make=Yamaha model=MT-07
r1250gs => make=BMW model=R 1250 GS
t610 => make=Kenworth model=T610
n series => make=Isuzu model=N Series
hino 300 series => make=Hino model=300 Series
300 series hino => make=Hino model=300 Series
ram 1500 => make=RAM model=1500
1500 => “1500” ? make=RAM model=1500
santa fe => make=Hyundai model=Santa Fe
santafe => make=Hyundai model=Santa Fe
i30 => make=Hyundai model=i30
i 30 => make=Hyundai model=i30
i30 n line => make=Hyundai model=i30 badge=N Line
audi a4 => make=Audi model=A4
a4 => make=Audi model=A4
c-class => make=Mercedes-Benz model=C-Class
camery => make=Toyota model=Camry
mitsubshi triton => make=Mitsubishi model=Triton
hyundia tucson => make=Hyundai model=Tucson
ranegr => make=Ford model=Ranger
landcrusier => make=Toyota model=LandCruiser/LandCruiser 300
mazada => make=Mazda
jayco => make=Jayco
jayco expanda pop top => make=Jayco model=Expanda body=Pop top
kenworth => make=Kenworth
lams => learner_approved=true
holden => “holden”
holden commodore => “holden commodore”
ford or holden => make=Ford “holden”
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
