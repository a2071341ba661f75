/** What is measured: the calls that pupils make most, each as one of many pupils makes it. */
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { type FormValue, toForm } from '@zhupi/contract/calls/form.ts'
import { type Pupil, TEXT } from './school.ts'

export type WireRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** `once`: can be made but once a pupil. */
export type Measured = {
  name: string
  once?: true
  requestOf(pupil: Pupil, no: number): WireRequest
}

export const MEASURED: readonly Measured[] = [
  {
    name: 'homework list',
    requestOf: (pupil) => wire(pupil, calls.getStudentHomework, { cpage: 1, psize: 5, status: 0 }),
  },
  {
    name: 'writing screen',
    requestOf: (pupil) => wire(pupil, calls.findWriteDetail, { id: pupil.corrected }),
  },
  {
    name: 'report',
    requestOf: (pupil) => wire(pupil, calls.getAIResult, { id: pupil.corrected, ishomework: 1 }),
  },
  { name: 'unread', requestOf: (pupil) => wire(pupil, calls.getUnread, {}) },
  {
    name: 'auto-save',
    requestOf: (pupil, no) =>
      wire(pupil, calls.saveHomework, {
        ...{ id: pupil.begun, title: TEXT.title, content: `${TEXT.content}${no}` },
        ...{ finish: 0, writingNo: 1, type: TEXT.genre },
      }),
  },
  {
    name: 'submit',
    once: true,
    requestOf: (pupil) => wire(pupil, calls.submitHomework, { id: pupil.corrected }),
  },
]

/** What the writing desk asks for when a pupil opens it. */
export function deskRequests(pupil: Pupil): WireRequest[] {
  return [
    wire(pupil, calls.findWriteDetail, { id: pupil.begun }),
    wire(pupil, calls.getUnread, {}),
    wire(pupil, calls.getConsent, {}),
  ]
}

export function signInRequest(pupil: Pupil, password: string): WireRequest {
  return wire(pupil, calls.loginByPassword, { uname: pupil.phone, pwd: password, t: 0 })
}

/** A school's proxy names each pupil's own address; the server is told to believe it. */
function wire(pupil: Pupil, call: CallDefinition, fields: Record<string, FormValue>): WireRequest {
  const form = new URLSearchParams(toForm(fields)).toString()
  const headers = {
    ticket: pupil.ticket,
    userLoginCode: pupil.userLoginCode,
    'x-forwarded-for': addressOf(pupil),
  }
  const path = `${BASE_PATH}${call.path}`
  return call.method === 'GET'
    ? { method: 'GET', path: `${path}?${form}`, headers }
    : {
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      }
}

function addressOf({ phone }: Pupil): string {
  const no = Number(phone) - 13_600_000_000
  return `10.1.${no >> 8}.${no & 255}`
}
