/**
 * antd-mobile renders Toast and Dialog outside the tree; on React 19 it has to be given a way to,
 * or they show nothing.
 */
import './motion.ts'
import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render'
import { createRoot, type Root } from 'react-dom/client'

const roots = new WeakMap<Element | DocumentFragment, Root>()

unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container)
  roots.set(container, root)
  root.render(node)
  return async () => {
    // React must have finished its own work before a root goes.
    await Promise.resolve()
    root.unmount()
    roots.delete(container)
  }
})
