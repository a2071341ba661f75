import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

test('a password is never cut: the field has no greatest length', () => {
  const html = renderToStaticMarkup(
    <PasswordField label="密码" value={'x'.repeat(70)} placeholder="" onChange={() => {}} />,
  )
  expect(html).toContain('x'.repeat(70))
  expect(html.toLowerCase()).not.toContain('maxlength')
})
