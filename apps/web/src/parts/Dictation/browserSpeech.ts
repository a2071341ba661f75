/** The browser's own recognition, where the server has none. Some browsers ask their maker's cloud. */
import { RECORDING_SECONDS } from '@zhupi/contract/terms/limits.ts'

type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } }
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<Result> }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

export function hasBrowserSpeech(): boolean {
  return recognitionOf() !== undefined
}

function recognitionOf(): Window['SpeechRecognition'] {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition
}

/** `onWords`: what it has understood so far; `onEnd`: it has ended by itself. */
export function startListening(listener: {
  onWords: (seconds: number, words: string) => void
  onEnd: () => void
}): { stop: () => Promise<string> } {
  const Recognition = recognitionOf()
  if (Recognition === undefined) throw new Error('This browser recognises no speech')
  const recognition = new Recognition()
  recognition.lang = 'zh-CN'
  recognition.continuous = true
  recognition.interimResults = true
  let words = ''
  let fault: string | undefined
  let isStopping = false
  let markOver = () => {}
  const over = new Promise<void>((resolve) => {
    markOver = resolve
  })
  const began = performance.now()
  const timer = setInterval(() => {
    const seconds = (performance.now() - began) / 1000
    listener.onWords(Math.min(RECORDING_SECONDS, seconds), words)
    if (seconds >= RECORDING_SECONDS) recognition.stop()
  }, 200)
  recognition.onresult = ({ results }) => {
    words = Array.from(results, (result) => result[0].transcript).join('')
  }
  recognition.addEventListener('error', (event) => {
    fault = 'error' in event && typeof event.error === 'string' ? event.error : 'unknown'
  })
  recognition.onend = () => {
    clearInterval(timer)
    markOver()
    if (!isStopping) listener.onEnd()
  }
  recognition.start()
  return {
    stop: async () => {
      isStopping = true
      recognition.stop()
      await over
      if (words === '' && fault !== undefined && fault !== 'no-speech') throw new Error(fault)
      return words
    },
  }
}
