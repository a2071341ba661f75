import { Children, isValidElement, type PointerEvent, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { EditorTools } from './EditorTools.tsx'

type Tool = {
  children: ReactNode
  onPointerDown?: (event: Pick<PointerEvent, 'preventDefault'>) => void
  onClick?: () => void
}

function listTools(node: ReactNode): Tool[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Tool>(child)) return []
    return child.type === 'button' ? [child.props] : listTools(child.props.children)
  })
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<Tool>(child)) return textOf(child.props.children)
      return typeof child === 'string' ? child : ''
    })
    .join('')
}

test('undo, redo, grid and large print; none takes the focus, so the keyboard stays', () => {
  const execCommand = vi.fn<(command: string) => boolean>()
  vi.stubGlobal('document', { execCommand })
  const paper = {
    usesGrid: true,
    isLarge: false,
    showsMarks: true,
    toggleMarks: vi.fn<() => void>(),
    toggleGrid: vi.fn<() => void>(),
    toggleLarge: vi.fn<() => void>(),
  }
  const tools = listTools(EditorTools({ paper }))
  expect(tools.map(({ children }) => textOf(children))).toEqual(['↶撤销', '↷重做', '稿纸', '大字'])
  for (const { onPointerDown, onClick } of tools) {
    const preventDefault = vi.fn<() => void>()
    onPointerDown?.({ preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    onClick?.()
  }
  expect(execCommand.mock.calls).toEqual([['undo'], ['redo']])
  expect(paper.toggleGrid).toHaveBeenCalledOnce()
  expect(paper.toggleLarge).toHaveBeenCalledOnce()
})
