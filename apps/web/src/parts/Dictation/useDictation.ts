/**
 * Speaking instead of typing: half a minute at a time, to the server's recogniser where there is
 * one, else to the browser's own. `onText` gets what was understood.
 */
import { getConsent, getContact } from '@zhupi/contract/calls/account.ts'
import { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { whoListens } from '@zhupi/contract/terms/speech.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, ApiError } from '#client/api.ts'
import { callQuery } from '#client/callQuery.ts'
import { showFailure } from '#client/errors.ts'
import { useSession } from '#client/session.ts'
import { alertText, notify } from '#ui/notices.ts'
import { hasBrowserSpeech, startListening } from './browserSpeech.ts'
import { explainMicrophone } from './explainMicrophone.ts'

export type Dictation =
  | { stage: 'idle' | 'starting' | 'recognising' }
  /** `level`: 0–1; undefined where the browser does not say. `words`: as far as it has come. */
  | { stage: 'speaking'; seconds: number; level: number | undefined; words: string }

/** Ends the microphone's use; `isMeant` false: nobody wants the text any more. */
type Speaking = { finish: (isMeant: boolean) => Promise<string> }
type Listener = {
  onPart: (seconds: number, level: number | undefined, words: string) => void
  onEnd: () => void
}

const IDLE: Dictation = { stage: 'idle' }

export function useDictation(onText: (text: string) => void | Promise<void>) {
  const [state, setState] = useState<Dictation>(IDLE)
  const speaking = useRef<Speaking>(undefined)
  const hasLeft = useRef(false)
  const queries = useQueryClient()
  const role = useSession()?.role ?? 'student'

  const finish = async () => {
    const current = speaking.current
    if (current === undefined) return
    speaking.current = undefined
    setState({ stage: 'recognising' })
    void notify(MESSAGES.recordingStopped)
    try {
      const text = await current.finish(true)
      if (hasLeft.current) return
      if (text === '') await alertText(MESSAGES.recognitionFailed)
      else await onText(text)
    } catch (error) {
      if (hasLeft.current) return
      await (error instanceof ApiError ? showFailure(error) : alertText(MESSAGES.recognitionFailed))
    } finally {
      setState(IDLE)
    }
  }
  const start = async () => {
    if (state.stage !== 'idle') return
    if (!navigator.onLine) return notify(MESSAGES.speechNeedsNetwork)
    setState({ stage: 'starting' })
    try {
      const { speech } = await queries.ensureQueryData(callQuery(getContact, {}))
      const { mayLeave } =
        speech === 'consented' && role === 'student'
          ? await queries.ensureQueryData(callQuery(getConsent, {}))
          : { mayLeave: true }
      const begin = findWay(whoListens(speech, mayLeave))
      if (typeof begin === 'string') {
        setState(IDLE)
        return await notify(begin)
      }
      const begun = await begin({
        onPart: (seconds, level, words) =>
          setState((before) =>
            before.stage === 'recognising' ? before : { stage: 'speaking', seconds, level, words },
          ),
        onEnd: () => void finish(),
      })
      if (hasLeft.current) return void begun.finish(false)
      speaking.current = begun
      setState({ stage: 'speaking', seconds: 0, level: 0, words: '' })
    } catch (error) {
      setState(IDLE)
      if (error instanceof ApiError) return showFailure(error)
      await alertText(explainMicrophone(error))
    }
  }

  // Whoever leaves the screen leaves the microphone too.
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      void speaking.current?.finish(false).catch(() => undefined)
      speaking.current = undefined
    }
  }, [])
  return { state, start, finish }
}

/** How this browser can listen, or why it cannot. */
function findWay(
  who: ReturnType<typeof whoListens>,
): ((listener: Listener) => Promise<Speaking>) | string {
  if (who === 'nobody') return MESSAGES.speechNotAgreed
  const isHeardByServer = who === 'server'
  const mayRecord =
    window.isSecureContext && 'mediaDevices' in navigator && 'AudioWorkletNode' in window
  if (isHeardByServer && mayRecord) return recordForServer
  if (hasBrowserSpeech()) return listenInBrowser
  return isHeardByServer ? MESSAGES.microphoneUnreachable : MESSAGES.speechClosed
}

async function recordForServer({ onPart, onEnd }: Listener): Promise<Speaking> {
  const { startRecording } = await import('./recording.ts')
  const recording = await startRecording({
    onPiece: (seconds, level) => onPart(seconds, level, ''),
    onEnd,
  })
  return {
    finish: async (isMeant) => {
      const wav = await recording.stop()
      if (!isMeant || wav === undefined) return ''
      const { Sentences = [] } = await api(
        uploadFile,
        { source: 'h5', which: 'speech' },
        { file: wav, isQuiet: true },
      )
      return Sentences.map(({ Text }) => Text).join('')
    },
  }
}

async function listenInBrowser({ onPart, onEnd }: Listener): Promise<Speaking> {
  const listening = startListening({
    onWords: (seconds, words) => onPart(seconds, undefined, words),
    onEnd,
  })
  return { finish: () => listening.stop() }
}
