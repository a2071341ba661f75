import { expect, test } from 'vitest'
import { maskPhone } from './maskPhone.ts'

test('the middle of a pupil’s phone number stays off the classroom wall', () => {
  expect(maskPhone('13812345678')).toBe('138****5678')
})

test('a number the server has masked already, or none, stays as it is', () => {
  expect(maskPhone('138****5678')).toBe('138****5678')
  expect(maskPhone('')).toBe('')
})
