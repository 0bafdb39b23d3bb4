import { describe, expect, it } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { rowsOf, testingVocabulary, told } from './testing-vocabulary.ts'

describe('prices, distances and years are read as Australians write them', () => {
  it.each(
    rowsOf(`
under 50k => price=:50000
below $50,000 => price=:50000
up to 50 grand => price=:50000
max 50000 => price=:50000
30 to 40 grand => price=30000:40000
30-40k => price=30000:40000
30k-40k => price=30000:40000
$30k - $40k => price=30000:40000
between 30k and 40k => price=30000:40000
between 30 and 40 thousand => price=30000:40000
between $20,000 and $30,000 => price=20000:30000
over 20k => price=20000:
from 20000 => price=20000:
from 20k to 30k => price=20000:30000
around 25k => price=22500:27500
about 18 grand => price=16000:20000
less than 80,000 km => km=:80000
under 100k kms => km=:100000
under 100,000 kms => km=:100000
under 100 000 km => km=:100000
under 80 ks => km=:80000
low kms => “low kms” ? km=:50000
low mileage => “low mileage” ? km=:50000
2019 or newer => year=2019:
2019+ => year=2019:
after 2018 => year=2019:
2018-2021 => year=2018:2021
2018 to 2021 => year=2018:2021
before 2015 => year=:2014
no older than 5 years => year=2021:
less than 3 years old => year=2023:
under 5 years old => year=2021:
2020 model => year=2020:2020
2020 => year=2020:2020
year 2020 => year=2020:2020
2019 onwards => year=2019:
since 2018 => year=2018:
newer than 2020 => year=2021:
older than 2015 => year=:2014
pre 2015 => year=:2014
between 2015 and 2018 => year=2015:2018
from 2018 => year=2018:
$450 a week => “$450 week”
under 150 pw => “under 150 pw”
under $150 per week => “under $150 per week”
fifty grand => “fifty grand” ? price=:50000
under fifty grand => price=:50000
under twenty five k => price=:25000
under 50 => “under 50” ? price=:50000
under 2015 => “under 2015” ? year=:2015
$25000 => “$25000” ? price=:25000
50k => “50k” ? price=:50000
25000 => “25000”
10k to 20k km => km=10000:20000
50,000 - 80,000 kms => km=50000:80000
100000km => “100000km” ? km=:100000
under 60000 kms => km=:60000
20000 or less => price=:20000
$20k or under => price=:20000
15k max => price=:15000
15 grand tops => price=:15000
$30,000+ => price=30000:
at least 30k => price=30000:
budget 40k => price=:40000
my budget is 40k => price=:40000
i have 40k to spend => price=:40000
< 30k => price=:30000
> 30k => price=30000:
under 30,000 dollars => price=:30000
`),
  )('%s [SL-32]', (typed, means) => expect(told(readPhrase(typed, testingVocabulary, 2026))).toBe(means))
})
