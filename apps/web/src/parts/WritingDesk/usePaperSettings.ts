/** 稿纸 and 大字, as they are set on this device. */
import { useState } from 'react'

export function usePaperSettings() {
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

export type PaperSettings = ReturnType<typeof usePaperSettings>

function read(name: string, byDefault: boolean): boolean {
  const stored = localStorage.getItem(name)
  return stored === null ? byDefault : stored === '1'
}

function write(name: string, value: boolean): void {
  localStorage.setItem(name, value ? '1' : '0')
}
