import { expect, test } from 'vitest'
import { readSpeechConfig } from './speechConfig.ts'
import { StartRefused } from './postgres/startRefused.ts'

const useOf = (url: string) => readSpeechConfig({ SPEECH_URL: url })?.use

test('a child’s voice goes to a recogniser of the own network only', () => {
  const own = [
    'http://localhost:9000/v1',
    'http://127.0.0.1:9000/v1',
    'http://192.168.1.5/v1',
    'http://172.20.0.3/v1',
    'http://[::1]:9000/v1',
    'http://speech:9000/v1',
    'http://speech.internal/v1',
  ]
  expect(own.filter((url) => useOf(url) !== 'everybody')).toEqual([])
  const outside = [
    'https://speech.example.com/v1',
    'https://8.8.8.8/v1',
    'https://172.32.0.1/v1',
    'https://10.example.com/v1',
  ]
  expect(outside.filter((url) => useOf(url) !== 'consented')).toEqual([])
})

test('nothing set is no recogniser; what is no address is refused at the start', () => {
  expect(readSpeechConfig({})).toBeUndefined()
  expect(readSpeechConfig({ SPEECH_URL: 'https://a.test/v1/', SPEECH_KEY: ' k ' })).toMatchObject({
    url: 'https://a.test/v1',
    key: 'k',
    model: 'whisper-1',
  })
  expect(() => readSpeechConfig({ SPEECH_URL: 'speech' })).toThrow(StartRefused)
})
