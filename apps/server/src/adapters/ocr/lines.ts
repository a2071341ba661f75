export type ReadCharacter = { text: string; confidence: number; at: number }
export type ReadLine = {
  characters: ReadCharacter[]
  left: number
  right: number
  top: number
  bottom: number
}
