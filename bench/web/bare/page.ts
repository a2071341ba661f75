/// <reference lib="dom" />
/** The least that a page made with React can be: a heading and a line. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    createElement(
      'main',
      null,
      createElement('h1', null, '朱批'),
      createElement('p', null, '写作文，看批改，再改一遍。'),
    ),
  )
