import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('features, alternatives, exclusions and what is no filter are read as Australians write them', () => {
  it.each(
    rowsOf(`
towbar => filtered_features=Tow Bar
tow bar => filtered_features=Tow Bar
tow hitch => filtered_features=Tow Bar
towing => filtered_features=Tow Bar
what is the best car for towing a caravan => filtered_features=Tow Bar
with sunroof => filtered_features=Sunroof
moonroof => filtered_features=Sunroof
pano roof => filtered_features=Sunroof
leather => filtered_features=Leather Seats
leather seats => filtered_features=Leather Seats
leather interior => filtered_features=Leather Seats
carplay => filtered_features=Apple CarPlay
apple car play => filtered_features=Apple CarPlay
apple carplay => filtered_features=Apple CarPlay
android auto => filtered_features=Android Auto
reversing camera => filtered_features=Reversing Camera
reverse camera => filtered_features=Reversing Camera
rear camera => filtered_features=Reversing Camera
heated seats => filtered_features=Heated Front Seats
cruise => filtered_features=Cruise Control
cruise control => filtered_features=Cruise Control
adaptive cruise => filtered_features=Adaptive Cruise Control
bull bar => filtered_features=Bull Bar
bullbar => filtered_features=Bull Bar
snorkel => filtered_features=Snorkel
canopy => filtered_features=Canopy
solar => filtered_features=Solar Panels
caravan with solar and ensuite => body=Caravan/Off-road caravan filtered_features=Solar Panels ensuite=true
aircon => filtered_features=Air Conditioning
air con => filtered_features=Air Conditioning
sat nav => filtered_features=Satellite Navigation
roof racks => filtered_features=Roof Racks
bunks => bunks=true
caravan with bunks => body=Caravan/Off-road caravan bunks=true
parking sensors => filtered_features=Parking Sensors
blind spot => filtered_features=Blind Spot Monitor
aeb => filtered_features=Autonomous Emergency Braking
bluetooth => filtered_features=Bluetooth
panniers => filtered_features=Panniers
truck with pto => item_type=truck filtered_features=Power Take-off
tradie ute => categories=Tradie body=Ute
first car => categories=First Car
family car => categories=Family
one owner hilux => tag=One Owner make=Toyota model=HiLux
toyota or mazda => make=Toyota/Mazda
toyota and mazda => make=Toyota/Mazda
toyota or a mazda => make=Toyota/Mazda
hilux or ranger => make=Toyota/Ford model=HiLux/Ranger
hilux, ranger or triton => make=Toyota/Ford/Mitsubishi model=HiLux/Ranger/Triton
hilux/ranger/triton => make=Toyota/Ford/Mitsubishi model=HiLux/Ranger/Triton
diesel or hybrid => fuel=Diesel/Hybrid
ute or 4wd => “ute or 4wd” ? body=Ute drive=4x4
ute or diesel => “ute or diesel” ? body=Ute fuel=Diesel
not white => not colour=White/Glacier White
no diesel => not fuel=Diesel
except ford => not make=Ford
suv not white => body=SUV not colour=White/Glacier White
suv but not ford => body=SUV not make=Ford
any suv except a kia => body=SUV not make=Kia
anything but a ford => not make=Ford
not a manual => not transmission=Manual
no cx-5 => not model=CX-5
without sunroof => not filtered_features=Sunroof
not toyota or mazda => not make=Toyota/Mazda
i want a toyota => make=Toyota
i'm looking for a cheap car => “cheap” ? sort=lowestPrice
looking for a used toyota hilux => car_type=used make=Toyota model=HiLux
cheap ute => body=Ute “cheap” ? body=Ute sort=lowestPrice
used cars for sale => car_type=used
cars => “cars”
i want => “i want”
zzzz => “zzzz”
toyota zzzz => make=Toyota “zzzz”
S10023 => “S10023”
hilux S10023 => make=Toyota model=HiLux “S10023”
"hilux sr5" => “"hilux sr5"”
-white hilux => make=Toyota model=HiLux “-white”
towing capacity => “towing capacity” ? towing=3000:
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
