export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * One key of many records. Where values repeat, each stands once in `values` and a row has its number in `codes`; where
 * they hardly do, `values` has one for each row. Whole numbers that follow one another are kept as `steps`; objects as
 * columns of their own; lists end to end, with their lengths.
 */
export type Column = CodedColumn | StepColumn | RecordColumn | ListColumn

export interface CodedColumn {
  readonly values: readonly Json[]
  readonly codes?: Codes
}

interface StepColumn {
  readonly steps: readonly number[]
}

interface RecordColumn {
  readonly fields: Readonly<Record<string, Column>>
}

export interface ListColumn {
  readonly lengths: Column
  readonly items: Column
}

/** Records as columns. */
export interface PackedRecords extends RecordColumn {
  readonly rows: number
}

/**
 * One number a row; 0 is a row that has not got the key, 1 the first value. As text, one character each: it parses many
 * times as fast as a list of numbers and compresses to half. Plain numbers only where characters run out.
 */
export type Codes = string | readonly number[]

/** From here on characters are halves of others. */
export const mostCodes = 0xd7_00
const first = 63
const backslash = 92

/** Every character stands for itself in JSON and in HTML: quotes, angles, ampersands lie before the first, and the backslash is left out. */
export const codeCharacter = (code: number): string =>
  String.fromCharCode(code + first + Number(code + first >= backslash))

export function readCodes(codes: Codes, rows: number): Uint16Array | Uint32Array {
  if (typeof codes !== 'string') return Uint32Array.from(codes)
  const read = new Uint16Array(rows)
  for (let row = 0; row < rows; row++) {
    const character = codes.charCodeAt(row)
    read[row] = character - first - Number(character > backslash)
  }
  return read
}
