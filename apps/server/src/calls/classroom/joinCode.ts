/** Class codes: read out loud in a classroom, so without the characters that are mistaken for each other. */
import { randomInt } from 'node:crypto'
import { JOIN_CODE_LENGTH } from '@zhupi/contract/terms/limits.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export function makeJoinCode(): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
