/**
 * The user agreement and the privacy policy, by role where they differ. Goes up a version whenever
 * a sentence changes.
 */
import { SENSE_WORDS, type OutsideService } from '@zhupi/contract/terms/consent.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'

export const LEGAL_VERSION = '2026-11'

export type LegalSection = { heading: string; paragraphs: readonly string[] }

export function userAgreement(role: Role): readonly LegalSection[] {
  return [
    {
      heading: '一、我们提供什么',
      paragraphs: [
        '朱批是供学校作文教学使用的服务：老师布置作业、批阅作文，学生写作、获得批改意见、修改并提交。',
        '使用朱批需要一个账号。账号由手机号和身份（学生或老师）组成，同一手机号可以分别注册两种身份。',
      ],
    },
    {
      heading: '二、关于账号',
      paragraphs: [
        '请使用真实姓名注册，这样老师才能认出自己的学生；姓名只给同一个班级的老师看到。',
        '请保管好密码和验证码，不要告诉别人，也不要把账号借给别人使用。同一账号同一时间只能在一处登录，在别处登录后，先前的登录会失效，但没有上传的文字仍然留在您的设备上。',
        '您可以随时注销账号。注销三十天后，与您有关的内容会被真正删除，不能恢复。',
      ],
    },
    {
      heading: '三、未成年人',
      paragraphs: [
        '未满十八周岁的同学，请和监护人一起阅读本协议，并在监护人同意后使用。未满十四周岁的同学使用朱批，必须有监护人的同意；监护人可以拒绝，也可以随时撤回同意。',
        '未成年人购买服务须由监护人确认。老师和学校不得强制学生购买。',
      ],
    },
    {
      heading: '四、关于人工智能批改',
      paragraphs: [
        '批改报告中的分数、标记、评语和建议由程序自动生成，都标有“AI 生成，仅供参考”。它可能漏看错误，也可能看错；您可以不同意其中任何一处。',
        '自动批改不代替老师。作业的最终成绩以老师批阅为准。',
        '批改只提问题、给提示、指出最小的修改，不代替学生写作，也不会编造作文里没有的内容。',
      ],
    },
    role === 'student'
      ? {
          heading: '五、你写的作文',
          paragraphs: [
            '作文的著作权属于你自己。我们只为保存、批改和展示给你的老师而使用它，不会公开，也不会用来训练模型。',
            '请写自己的作文。摘抄他人的文字请注明出处；不要在作文里写别人的电话、住址等隐私。',
            '作业提交后不能再修改；被老师打回的作文可以修改后重新提交。',
          ],
        }
      : {
          heading: '五、老师的责任',
          paragraphs: [
            '您只能看到自己班级的学生和作文。请把学生的姓名、作文和成绩用于教学，不要公开传播；引用学生作文请先征得学生和监护人的同意。',
            '您布置的要求、写下的评语和给出的分数由您负责；一键批阅前请先查看机评分数，每一次确认都会留下记录。',
            '您填写的学校在核实以前只作为声明，不会因此获得任何查看他人内容的权限。',
          ],
        },
    {
      heading: '六、请不要这样做',
      paragraphs: [
        '不要上传违法的、伤害他人的或与教学无关的内容，不要冒用他人身份，不要试图绕过限制、批量获取内容或干扰服务运行。违反时我们会先提醒，情节严重的会停用账号并通知学校。',
      ],
    },
    {
      heading: '七、收费与退款',
      paragraphs: [
        '新注册的同学可以免费试用一定次数的批改。之后可以使用学校或书店提供的批改卡、权益码，也可以购买会员。价格以购买页面显示的为准；没有成功的批改会退还次数。',
      ],
    },
    {
      heading: '八、服务的变化与责任',
      paragraphs: [
        '我们会尽力让服务稳定，并在本机和服务器两处保存您写下的内容。因断电、断网或不可抗力造成的中断，我们会尽快恢复。',
        '协议有重要改动时，我们会在登录时请您重新阅读。您不同意改动的，可以停止使用并注销账号。',
        '因本协议产生的争议，先协商解决；协商不成的，由服务提供者所在地人民法院管辖。本协议适用中华人民共和国法律。',
      ],
    },
  ]
}

/** `services`: who outside gets what is photographed or said; undefined: not known yet. */
export function privacyPolicy(
  role: Role,
  services: readonly OutsideService[] | undefined,
): readonly LegalSection[] {
  return [
    {
      heading: '一、我们收集什么，为什么',
      paragraphs: [
        '注册时：手机号（登录和找回密码）、姓名（让老师认出学生）、密码（只保存无法还原的摘要）' +
          (role === 'teacher' ? '、您填写的学校。' : '。'),
        role === 'student'
          ? '写作时：作文的标题和正文、每次修改的版本、键入与粘贴的字数。字数记录只用来让你和老师看到写作的过程，不用来判断作文是不是别人写的。'
          : '教学时：您建立的班级、布置的作业、写下的评语和分数。',
        '使用时：登录的时间和网络地址，用来保护账号安全、限制滥用。',
        '我们不收集通讯录、位置，也不读取您设备上的其他内容。',
      ],
    },
    {
      heading: '二、照片和语音',
      paragraphs: [
        '拍照识字和语音输入只在您点击时使用。照片会先去掉拍摄地点等附加信息；语音在识别完成后立即删除。',
        ...describeServices(role, services),
      ],
    },
    {
      heading: '三、谁能看到',
      paragraphs: [
        '学生的作文、批改报告和成绩只给学生本人和所在班级的老师看到，其他同学和其他班级的老师都看不到。',
        '分享报告时只显示昵称，链接三十天后失效，也可以随时撤回。',
        '我们不出售个人信息。短信由通信服务商发送，支付由支付机构处理，他们只得到完成这件事所必需的信息。如果学校启用了外部的大模型服务，送去的只有作文和题目，不含姓名、学校和手机号。',
      ],
    },
    {
      heading: '四、未满十四周岁的孩子',
      paragraphs: [
        '我们按照儿童个人信息保护的规定，在取得监护人同意后才处理孩子的信息，并记录同意的时间和版本。监护人可以拒绝；拒绝后，孩子仍可以由老师在课堂上组织使用不需要个人信息的部分。',
        '监护人可以随时查看、更正、导出或删除孩子的信息，也可以撤回同意。',
      ],
    },
    {
      heading: '五、保存多久',
      paragraphs: [
        '账号存在期间我们保存您的内容。删除的作业、班级和作文三十天后彻底删除；注销的账号三十天后彻底删除。服务器日志不记录作文内容、密码和验证码。',
      ],
    },
    {
      heading: '六、自动批改',
      paragraphs: [
        ...describeModels(role, services),
        '批改由程序自动完成，会根据作文内容给出分数和意见。它不用来评价人的品行，也不单独决定任何结果。您可以要求老师重新评阅。您的作文不会用来训练模型。',
      ],
    },
    {
      heading: '七、您的权利',
      paragraphs: [
        '您可以查看和更正自己的信息，导出自己的作文、报告和评语，注销账号。这些都可以在“我的”里找到；不会操作时可以请老师或客服帮助。',
      ],
    },
    {
      heading: '八、安全',
      paragraphs: [
        '密码、登录票据和验证码都只保存无法还原的摘要。万一发生信息泄露，我们会及时告知您和有关部门，并说明影响和补救办法。',
      ],
    },
  ]
}

/** It decides nothing, and whoever writes is told where the text goes. */
function describeModels(
  role: Role,
  services: readonly OutsideService[] | undefined,
): readonly string[] {
  return (services ?? [])
    .filter(({ sense }) => sense === 'text')
    .map(
      ({ sense, name }) =>
        `${SENSE_WORDS[sense].what}还会送到大模型服务“${name}”，请它在批改报告下面补充意见。送出以前遮住姓名、昵称、学校、班级和手机号；分数不由它决定。` +
        (role === 'student'
          ? '未满十四周岁的孩子，监护人在同意书里另外勾选以后才会送出；不勾选也照样批改。'
          : ''),
    )
}

/** A teacher's photograph is never sent: it may show any child's page. */
function describeServices(
  role: Role,
  services: readonly OutsideService[] | undefined,
): readonly string[] {
  if (services === undefined) return ['如果另有识别服务参与，联网以后这里会写出它的名字。']
  return services
    .filter(({ sense }) => sense === 'voice' || (sense === 'picture' && role === 'student'))
    .map(
      ({ sense, name }) =>
        `${SENSE_WORDS[sense].what}会送到“${name}”${SENSE_WORDS[sense].purpose}，不附姓名和手机号。` +
        (role === 'student'
          ? '未满十四周岁的孩子，监护人在同意书里另外勾选以后才会送出；不勾选也照样批改。'
          : '您拍的照片不会送出。'),
    )
}
