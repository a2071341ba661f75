/** While somebody speaks: how much time is left, how loud it is, and the button that ends it. */
import { RECORDING_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { PointerEvent } from 'react'
import type { Dictation } from './useDictation.ts'
import './voiceBar.css'

export function VoiceBar({ state, onFinish }: { state: Dictation; onFinish: () => void }) {
  if (state.stage === 'idle') return null
  if (state.stage !== 'speaking')
    return (
      <div className="voice-bar" role="status">
        {state.stage === 'starting' ? MESSAGES.microphoneOpening : MESSAGES.recognisingSpeech}
      </div>
    )
  const left = Math.max(0, Math.ceil(RECORDING_SECONDS - state.seconds))
  return (
    <div className="voice-bar" role="group" aria-label="语音输入">
      <span className="voice-bar-time">还能说 {left} 秒</span>
      {state.level === undefined ? (
        <span className="voice-bar-words">{state.words === '' ? '请说吧……' : state.words}</span>
      ) : (
        <span className="voice-bar-meter" aria-hidden="true">
          <i style={{ transform: `scaleX(${state.level.toFixed(2)})` }} />
        </span>
      )}
      <button type="button" className="btn line small" onPointerDown={keepFocus} onClick={onFinish}>
        说完了
      </button>
    </div>
  )
}

/** The caret stays where the words will go. */
export function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
