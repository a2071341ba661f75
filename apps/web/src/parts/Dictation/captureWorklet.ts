/** Runs beside the sound: hands the microphone's first channel over in pieces of a tenth of a second. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(
  name: string,
  processor: new () => AudioWorkletProcessor & { process(inputs: Float32Array[][]): boolean },
): void
declare const sampleRate: number

class Capture extends AudioWorkletProcessor {
  private piece = new Float32Array(Math.round(sampleRate / 10))
  private filled = 0

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.piece[this.filled] = sample
      this.filled += 1
      if (this.filled === this.piece.length) {
        this.port.postMessage(this.piece)
        this.piece = new Float32Array(this.piece.length)
        this.filled = 0
      }
    }
    return true
  }
}

registerProcessor('capture', Capture)
