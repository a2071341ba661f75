/** The phone number of whoever signs in, registers or binds it. */
type Props = { phone: string; placeholder: string; onChange: (phone: string) => void }

export function PhoneField({ phone, placeholder, onChange }: Props) {
  return (
    <label className="sign-field">
      <span>手机号</span>
      <input
        type="tel"
        inputMode="numeric"
        value={phone}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        autoComplete="tel-national"
      />
    </label>
  )
}
