/** The languages the protocol has names for, in two letters and in three. Ours is English: any is accepted, none changes what is found. */
export const locales = (
  'af ak am ar az be bg bn ca cs da de el en eo es et fa fi fr gu he hi hr hu hy id it ja jv ka km kn ko la lt lv mk ml mr my ' +
  'nb ne nl or pa pl pt ro ru si sk sl sn sr sv ta te th tk tl tr uk ur uz vi yi zh zu ' +
  'afr aka amh ara aze bel ben bul cat ces cmn dan deu ell eng epo est fin fra guj heb hin hrv hun hye ind ita jav jpn kan kat ' +
  'khm kor lat lav lit mal mar mkd mya nep nld nob ori pan pes pol por ron rus sin slk slv sna spa srp swe tam tel tgl tha tuk ' +
  'tur ukr urd uzb vie yid zho zul'
).split(' ')
