/**
 * Half a minute of the microphone at most. It ends by `stop`, by itself, when the page goes out of
 * sight, and when the microphone is taken away; the sound is in memory only.
 */
import { encodeRecording } from '@zhupi/contract/rules/recording.ts'
import { RECORDING_SECONDS } from '@zhupi/contract/terms/limits.ts'
import captureWorklet from './captureWorklet.ts?worker&url'
import { joinSamples, levelOf, toVoiceRate } from './samples.ts'

export type Recording = {
  /** Ends it; the WAV, or undefined where nothing was recorded. */
  stop: () => Promise<Blob | undefined>
}

type Listener = {
  /** About ten times a second: seconds so far, and how loud it is, 0–1. */
  onPiece: (seconds: number, level: number) => void
  /** It has ended by itself. */
  onEnd: () => void
}

/** Call it in the tap: phones let a page listen only then. Throws where there is no microphone. */
export async function startRecording({ onPiece, onEnd }: Listener): Promise<Recording> {
  const audio = new AudioContext()
  const pieces: Float32Array[] = []
  let length = 0
  let stream: MediaStream | undefined
  let isOver = false
  const leave = () => document.visibilityState === 'hidden' && end()
  const close = () => {
    isOver = true
    document.removeEventListener('visibilitychange', leave)
    stream?.getTracks().forEach((track) => track.stop())
    return audio.close().catch(() => undefined)
  }
  const end = () => {
    if (isOver) return
    void close()
    onEnd()
  }
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    })
    await audio.audioWorklet.addModule(captureWorklet)
    await audio.resume()
    const node = new AudioWorkletNode(audio, 'capture', { numberOfOutputs: 0 })
    node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
      if (isOver) return
      const room = RECORDING_SECONDS * audio.sampleRate - length
      pieces.push(data.subarray(0, Math.max(0, room)))
      length += data.length
      onPiece(Math.min(RECORDING_SECONDS, length / audio.sampleRate), levelOf(data))
      if (length >= RECORDING_SECONDS * audio.sampleRate) end()
    })
    node.port.start()
    audio.createMediaStreamSource(stream).connect(node)
    stream.getTracks().forEach((track) => track.addEventListener('ended', end))
    document.addEventListener('visibilitychange', leave)
  } catch (error) {
    await close()
    throw error
  }
  return {
    stop: async () => {
      if (!isOver) await close()
      const samples = toVoiceRate(joinSamples(pieces), audio.sampleRate)
      pieces.length = 0
      return samples.length === 0
        ? undefined
        : new Blob([encodeRecording(samples)], { type: 'audio/wav' })
    },
  }
}
