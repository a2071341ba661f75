/**
 * What is tried first at every door: the best-known passwords of eight characters and more, in
 * lower case. What a rule finds (one character, sequences, repeats, dates) is not listed here:
 * rules/password.ts.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssword p@ssw0rd
    p@ssw0rd1 pa55word pa55w0rd mypassword 1password thepassword newpassword passwords passport
    passphrase passwort motdepasse iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1
    loveme123 forever1 forever21 sunshine sunshine1 princess princess1 princess123 football
    football1 baseball baseball1 basketball basketball1 superman superman1 batman123 spiderman
    spiderman1 starwars starwars1 trustno1 whatever whatever1 welcome1 welcome12 welcome123
    welcome1234 letmein1 letmein123 changeme changeme1 changeme123 default1 default123 admin123
    admin1234 admin12345 admin123456 administrator root1234 root12345 root123456 toor1234
    test1234 test12345 test123456 testing1 testing123 guest123 guest1234 user1234 user12345
    user123456 master123 master1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
    123qwerty 1234qwer 12345qwert 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx
    1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 qazwsxedc qazwsx123 qazwsxedcrfv qaz123456 wsx123456
    qweasdzxc qweasd123 123qweasd qwe123456 123456qwe qwe12345 asd123456 zxc123456 123456asd
    123456zxc asdf1234 asdfg123 qwer1234 qwert123 zxcv1234 zxcvb123 zxcvbnm1 zxcvbnm123
    asdfghjkl1 asdzxc123 abc12345 abc123456 abc1234567 abcd1234 abcd12345 abcd123456 abcde123
    123456abc 12345abc 1234abcd a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456
    aa12345678 aaa123456 123456aa 1234567a 12345678a 123456789a q1234567 q12345678 q123456789
    w1234567 z1234567 z12345678 x1234567 s1234567 123123qwe 123qwe123 123abc123 147258369
    147852369 159357456 159753456 741852963 789456123 963852741 987456321 123698745 11223344
    1122334455 12344321 123454321 1234554321 12121212a 123321123 123123321 123456654321 10203040
    1020304050 31415926 314159265 27182818 13572468 24681357 13579246 135792468 01020304
    52013140 52013141 5201314520 1314520520 13145200 woaini520 woaini521 woaini1314 woaini123
    woaini5201314 woaimama woaibaba woaiwojia wodemima wodemima1 mima1234 mima123456 zhongguo
    zhongguo1 zhongguo123 woaizhongguo beijing2008 beijing123 shanghai1 guangzhou shenzhen1
    nihao123 nihaoma123 laoshi123 xuesheng xuesheng123 student1 student12 student123
    student123456 teacher1 teacher12 teacher123 teacher123456 school123 school1234 class123
    yuwen123 zuowen123 zhupi123 zhupi1234 zhupi12345 zhupi123456 baobao123 baobei123 xiaoxiao123
    feifei123 tiantian123 wangwang123 woshishui qq123456 qq12345678 wx123456 weixin123 wechat123
    tencent123 taobao123 alibaba123 baidu123 google123 facebook1 computer computer1 computer123
    internet internet1 samsung1 samsung123 iphone123 huawei123 xiaomi123 pokemon1 pokemon123
    pikachu1 minecraft minecraft1 fortnite1 roblox123 michael1 jennifer jennifer1 charlie1
    jordan23 jordan123 liverpool liverpool1 chelsea1 arsenal1 barcelona freedom1 dragon123
    monkey123 shadow123 killer123 hello123 hello1234 helloworld helloworld1 happy123 lucky123
    lucky888 money888 secret123 secret12 summer123 winter123 flower123 cookie123 chocolate
    chocolate1 butterfly butterfly1
  `
    .trim()
    .split(/\s+/),
)
