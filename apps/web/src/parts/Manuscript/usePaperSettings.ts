/** 稿纸, 大字 and 批注, as they are set on this device. */
import { useState } from 'react'

export function usePaperSettings() {
  const [usesGrid, setGrid] = useState(() => read('paperGrid', true))
  const [isLarge, setLarge] = useState(() => read('paperLarge', false))
  const [showsMarks, setShowsMarks] = useState(() => read('paperMarks', true))
  return {
    usesGrid,
    isLarge,
    showsMarks,
    toggleGrid: () => {
      setGrid(!usesGrid)
      write('paperGrid', !usesGrid)
    },
    toggleLarge: () => {
      setLarge(!isLarge)
      write('paperLarge', !isLarge)
    },
    toggleMarks: () => {
      setShowsMarks(!showsMarks)
      write('paperMarks', !showsMarks)
    },
  }
}

export type PaperSettings = ReturnType<typeof usePaperSettings>

function read(name: string, byDefault: boolean): boolean {
  const stored = localStorage.getItem(name)
  return stored === null ? byDefault : stored === '1'
}

function write(name: string, value: boolean): void {
  localStorage.setItem(name, value ? '1' : '0')
}
