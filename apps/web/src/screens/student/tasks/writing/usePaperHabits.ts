/** 稿纸 and 大字, as this pupil likes them on this device. */
import { useState } from 'react'

export function usePaperHabits() {
  const [usesGrid, setGrid] = useState(() => read('paperGrid', true))
  const [isLarge, setLarge] = useState(() => read('paperLarge', false))
  return {
    usesGrid,
    isLarge,
    toggleGrid: () => {
      setGrid(!usesGrid)
      write('paperGrid', !usesGrid)
    },
    toggleLarge: () => {
      setLarge(!isLarge)
      write('paperLarge', !isLarge)
    },
  }
}

export type PaperHabits = ReturnType<typeof usePaperHabits>

function read(name: string, byDefault: boolean): boolean {
  const stored = localStorage.getItem(name)
  return stored === null ? byDefault : stored === '1'
}

function write(name: string, value: boolean): void {
  localStorage.setItem(name, value ? '1' : '0')
}
