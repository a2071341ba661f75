/** How pupils come into a class, to be shown on the wall or printed: a code to scan, one to type. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { QrCode } from './QrCode.tsx'
import './joinCard.css'

const SIZES = [
  { key: 'whole', name: '整页一张' },
  { key: 'quarter', name: '一页四张（A6）' },
] as const
type Size = (typeof SIZES)[number]['key']

export function JoinCardScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="加入卡片" named={id}>
      {(classroom) => <JoinCard key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

function JoinCard({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classMembers(classroom.code))
  const [size, setSize] = useState<Size>('whole')
  return (
    <Screen
      title="加入卡片"
      onBack={goBack}
      wide
      foot={
        <Button grow onPress={() => window.print()}>
          打印
        </Button>
      }
    >
      <RadioRow
        className="join-sizes"
        label="打印大小"
        items={SIZES}
        value={size}
        onPick={setSize}
      />
      {classroom.status === 0 && (
        <p className="join-locked" role="status">
          班级已锁定，现在扫码也不能加入。
        </p>
      )}
      <div className={`join-sheet ${size}`}>
        <Card classroom={classroom} />
        {/* On paper alone: what is seen on the screen is one card. */}
        {size === 'quarter' &&
          [2, 3, 4].map((copy) => (
            <div key={copy} className="join-copy" aria-hidden="true">
              <Card classroom={classroom} />
            </div>
          ))}
      </div>
    </Screen>
  )
}

function Card({ classroom: { name, code, teacherName } }: { classroom: TaughtClass }) {
  const address = `${window.location.origin}/h5${paths.join(code)}`
  return (
    <article className="join-card">
      <h2>{name}</h2>
      <p className="quiet">{teacherName}老师</p>
      <QrCode text={address} label="加入班级的二维码" />
      <p className="join-code">
        班级码 <b>{code}</b>
      </p>
      <ol>
        <li>用手机扫码，或在浏览器打开 {address}</li>
        <li>注册或登录学生账号</li>
        <li>核对班级码，点“加入”</li>
      </ol>
    </article>
  )
}
