import { expect, test } from 'vitest'
import { joinSamples, levelOf, toVoiceRate } from './samples.ts'

const tone = (seconds: number, rate: number, hertz = 440) =>
  Float32Array.from({ length: seconds * rate }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  )

test('whatever the microphone’s rate, a second is 16,000 samples of the same tone', () => {
  for (const rate of [16_000, 44_100, 48_000]) {
    const made = toVoiceRate(tone(1, rate), rate)
    expect(made).toHaveLength(16_000)
    const crossings = made.filter((sample, at) => at > 0 && sample >= 0 && (made[at - 1] ?? 0) < 0)
    expect(Math.abs(crossings.length - 440)).toBeLessThanOrEqual(1)
  }
})

test('a tone above what the new rate can hold does not turn into a loud lower one', () => {
  const loud = Math.max(...toVoiceRate(tone(1, 48_000, 15_000), 48_000).map(Math.abs))
  expect(loud).toBeLessThan(0.5)
})

test('the level is nothing in silence, and more the louder it is', () => {
  expect(levelOf(new Float32Array(100))).toBe(0)
  const quiet = levelOf(tone(0.1, 16_000).map((sample) => sample * 0.01))
  const loud = levelOf(tone(0.1, 16_000).map((sample) => sample * 0.3))
  expect(quiet).toBeGreaterThan(0)
  expect(loud).toBeGreaterThan(quiet + 0.3)
  expect(levelOf(tone(0.1, 16_000))).toBeLessThanOrEqual(1)
})

test('pieces are joined in their order', () => {
  expect([...joinSamples([Float32Array.of(1, 2), Float32Array.of(3)])]).toEqual([1, 2, 3])
})
