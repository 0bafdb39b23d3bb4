/**
 * Sets of documents as bits, 32 a word. Int32Array rather than Uint32Array: JavaScript's bit operators work on signed
 * words, and reading unsigned ones would turn half of them into doubles.
 */
export type Bits = Int32Array

export const wordsFor = (documents: number): number => (documents + 31) >>> 5

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31)
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31))
}

function ones(word: number): number {
  let value = word - ((word >>> 1) & 0x55555555)
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333)
  return Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let sum = 0
  for (let word = 0; word < bits.length; word++) sum += ones(bits[word]!)
  return sum
}

export function countCommon(one: Bits, other: Bits): number {
  let sum = 0
  for (let word = 0; word < one.length; word++) sum += ones(one[word]! & other[word]!)
  return sum
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false
  return true
}

export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!
}

export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!
}

/** target = one ∩ other */
export function intersection(target: Bits, one: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = one[word]! & other[word]!
}

/** target = one \ other */
export function difference(target: Bits, one: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = one[word]! & ~other[word]!
}

/** Writes the members in ascending order and answers how many there are. */
export function listMembers(bits: Bits, target: Uint32Array): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!
    const base = word << 5
    while (rest !== 0) {
      const lowest = rest & -rest
      target[count++] = base + 31 - Math.clz32(lowest)
      rest ^= lowest
    }
  }
  return count
}

/** The same members with room for more. */
export function grownBits(bits: Bits, capacity: number): Bits {
  const grown = new Int32Array(wordsFor(capacity))
  grown.set(bits)
  return grown
}
