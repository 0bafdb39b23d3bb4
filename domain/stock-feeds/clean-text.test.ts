import { expect, it } from 'vitest'
import { cleanBlock, cleanLine } from './clean-text.ts'

it.each([
  ['control characters', 'Land\u0000\u0007 Rover', 'Land Rover'],
  ['what turns text round', '\u202eRover', 'Rover'],
  ['what hides in text', 'Ro\u200b\u00adver', 'Rover'],
  ['white space of all kinds', ' Land \t\n\u00a0 Rover ', 'Land Rover'],
  ['letters in two parts', 'Citroe\u0308n', 'Citroën'],
  ['half a character', 'Kia \ud83d', 'Kia \ufffd'],
  ['emoji joined of several, kept whole', '👩\u200d🔧 checked', '👩\u200d🔧 checked'],
])('a line is cleaned of %s', (_, given, clean) => expect(cleanLine(given)).toBe(clean))

it.each([
  ['Windows line ends', 'One\r\ntwo\r\n\r\nthree', 'One\ntwo\n\nthree'],
  ['old Mac line ends', 'One\rtwo', 'One\ntwo'],
  ['line ends of other writing', 'One\u2028two', 'Onetwo'],
  ['tabs, which stay', 'One\ttwo', 'One\ttwo'],
  ['white space around it', '\n One  two \n', 'One  two'],
])('a text of several lines, with %s', (_, given, clean) => expect(cleanBlock(given)).toBe(clean))
