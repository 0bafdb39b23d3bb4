// @ts-nocheck
// The prototype with WebAssembly kernels, kept as it was measured: what is possible near the limit of the machine. All
// columns live in one WebAssembly.Memory; JavaScript plans, kernels AND, count and decode. No typos, no filter language.
import wabtInit from 'wabt'
import type { Peer } from '../peer.ts'
import { facets, maxFacetValues, singleFacets, tokenize } from '../query.ts'

const K = 20, inc = s => `(local.set $c (i32.add (local.get $cnt) (i32.shl (i32.load16_u offset=${s} (local.get $p)) (i32.const 2)))) (i32.store (local.get $c) (i32.add (i32.load (local.get $c)) (i32.const 1)))`
const adv = (...v) => v.map(x => `(local.set $${x} (i32.add (local.get $${x}) (i32.const 64)))`).join('')
const WAT = `(module (import "e" "m" (memory 1))
 (func (export "and") (param $a i32) (param $b i32) (param $o i32) (param $bytes i32) (local $e i32) (local.set $e (i32.add (local.get $a) (local.get $bytes)))
  (loop $l ${[0, 16, 32, 48].map(s => `(v128.store offset=${s} (local.get $o) (v128.and (v128.load offset=${s} (local.get $a)) (v128.load offset=${s} (local.get $b))))`).join('')} ${adv('a', 'b', 'o')} (br_if $l (i32.lt_u (local.get $a) (local.get $e)))))
 (func (export "or") (param $a i32) (param $b i32) (param $o i32) (param $bytes i32) (local $e i32) (local.set $e (i32.add (local.get $a) (local.get $bytes)))
  (loop $l ${[0, 16, 32, 48].map(s => `(v128.store offset=${s} (local.get $o) (v128.or (v128.load offset=${s} (local.get $a)) (v128.load offset=${s} (local.get $b))))`).join('')} ${adv('a', 'b', 'o')} (br_if $l (i32.lt_u (local.get $a) (local.get $e)))))
 (func (export "andnot") (param $a i32) (param $b i32) (param $o i32) (param $bytes i32) (local $e i32) (local.set $e (i32.add (local.get $a) (local.get $bytes)))
  (loop $l ${[0, 16, 32, 48].map(s => `(v128.store offset=${s} (local.get $o) (v128.andnot (v128.load offset=${s} (local.get $a)) (v128.load offset=${s} (local.get $b))))`).join('')} ${adv('a', 'b', 'o')} (br_if $l (i32.lt_u (local.get $a) (local.get $e)))))
 (func (export "setlist") (param $p i32) (param $n i32) (param $o i32) (local $e i32) (local $d i32) (local $w i32) (local.set $e (i32.add (local.get $p) (i32.shl (local.get $n) (i32.const 2))))
  (block $b (br_if $b (i32.eqz (local.get $n))) (loop $l (local.set $d (i32.load (local.get $p))) (local.set $w (i32.add (local.get $o) (i32.shl (i32.shr_u (local.get $d) (i32.const 5)) (i32.const 2))))
   (i32.store (local.get $w) (i32.or (i32.load (local.get $w)) (i32.shl (i32.const 1) (local.get $d)))) (local.set $p (i32.add (local.get $p) (i32.const 4))) (br_if $l (i32.lt_u (local.get $p) (local.get $e))))))
 (func $andpop (export "andpop") (param $a i32) (param $b i32) (param $bytes i32) (result i32) (local $s v128) (local $e i32) (local.set $e (i32.add (local.get $a) (local.get $bytes)))
  (loop $l (local.set $s (i32x4.add (local.get $s) (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.add (i8x16.add ${[0, 16].map(s => `(i8x16.popcnt (v128.and (v128.load offset=${s} (local.get $a)) (v128.load offset=${s} (local.get $b))))`).join('')}) (i8x16.add ${[32, 48].map(s => `(i8x16.popcnt (v128.and (v128.load offset=${s} (local.get $a)) (v128.load offset=${s} (local.get $b))))`).join('')}))))))
   ${adv('a', 'b')} (br_if $l (i32.lt_u (local.get $a) (local.get $e))))
  (i32.add (i32.add (i32x4.extract_lane 0 (local.get $s)) (i32x4.extract_lane 1 (local.get $s))) (i32.add (i32x4.extract_lane 2 (local.get $s)) (i32x4.extract_lane 3 (local.get $s)))))
 (func (export "andpops") (param $a i32) (param $b i32) (param $bytes i32) (param $m i32) (param $out i32)
  (loop $l (i32.store (local.get $out) (call $andpop (local.get $a) (local.get $b) (local.get $bytes))) (local.set $b (i32.add (local.get $b) (local.get $bytes))) (local.set $out (i32.add (local.get $out) (i32.const 4)))
   (local.set $m (i32.sub (local.get $m) (i32.const 1))) (br_if $l (local.get $m))))
 (func (export "decode") (param $bits i32) (param $bytes i32) (param $out i32) (result i32) (local $x i64) (local $base i32) (local $o i32) (local $e i32)
  (local.set $o (local.get $out)) (local.set $e (i32.add (local.get $bits) (local.get $bytes)))
  (loop $l (local.set $x (i64.load (local.get $bits)))
   (block $d (br_if $d (i64.eqz (local.get $x))) (loop $k (i32.store (local.get $o) (i32.add (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $x))))) (local.set $o (i32.add (local.get $o) (i32.const 4)))
     (local.set $x (i64.and (local.get $x) (i64.sub (local.get $x) (i64.const 1)))) (br_if $k (i64.ne (local.get $x) (i64.const 0)))))
   (local.set $base (i32.add (local.get $base) (i32.const 64))) (local.set $bits (i32.add (local.get $bits) (i32.const 8))) (br_if $l (i32.lt_u (local.get $bits) (local.get $e))))
  (i32.shr_u (i32.sub (local.get $o) (local.get $out)) (i32.const 2)))
 (func (export "rows") (param $ids i32) (param $n i32) (param $rec i32) (param $cnt i32) (local $e i32) (local $p i32) (local $c i32) (local.set $e (i32.add (local.get $ids) (i32.shl (local.get $n) (i32.const 2))))
  (block $b (br_if $b (i32.eqz (local.get $n))) (loop $l (local.set $p (i32.add (local.get $rec) (i32.mul (i32.load (local.get $ids)) (i32.const ${K * 2})))) ${Array.from({ length: 19 }, (_, k) => inc(k * 2)).join('')}
   (local.set $ids (i32.add (local.get $ids) (i32.const 4))) (br_if $l (i32.lt_u (local.get $ids) (local.get $e))))))
 (func (export "hist") (param $ids i32) (param $n i32) (param $rec i32) (param $cnt i32) (local $e i32) (local $p i32) (local $c i32) (local.set $e (i32.add (local.get $ids) (i32.shl (local.get $n) (i32.const 2))))
  (block $b (br_if $b (i32.eqz (local.get $n))) (loop $l (local.set $p (i32.add (local.get $rec) (i32.mul (i32.load (local.get $ids)) (i32.const ${K * 2})))) ${inc(0)} (local.set $ids (i32.add (local.get $ids) (i32.const 4))) (br_if $l (i32.lt_u (local.get $ids) (local.get $e))))))
 (func (export "csr") (param $ids i32) (param $n i32) (param $off i32) (param $val i32) (param $cnt i32) (local $e i32) (local $p i32) (local $q i32) (local $c i32) (local $o i32) (local.set $e (i32.add (local.get $ids) (i32.shl (local.get $n) (i32.const 2))))
  (block $z (br_if $z (i32.eqz (local.get $n))) (loop $l (local.set $o (i32.add (local.get $off) (i32.shl (i32.load (local.get $ids)) (i32.const 2))))
   (local.set $p (i32.add (local.get $val) (i32.shl (i32.load (local.get $o)) (i32.const 1)))) (local.set $q (i32.add (local.get $val) (i32.shl (i32.load offset=4 (local.get $o)) (i32.const 1))))
   (block $b (br_if $b (i32.ge_u (local.get $p) (local.get $q))) (loop $k ${inc(0)} (local.set $p (i32.add (local.get $p) (i32.const 2))) (br_if $k (i32.lt_u (local.get $p) (local.get $q)))))
   (local.set $ids (i32.add (local.get $ids) (i32.const 4))) (br_if $l (i32.lt_u (local.get $ids) (local.get $e))))))
 (func (export "minmax") (param $ids i32) (param $n i32) (param $v i32) (param $out i32) (local $e i32) (local $x i32) (local $lo i32) (local $hi i32) (local.set $lo (i32.const 2147483647)) (local.set $hi (i32.const -2147483648)) (local.set $e (i32.add (local.get $ids) (i32.shl (local.get $n) (i32.const 2))))
  (block $b (br_if $b (i32.eqz (local.get $n))) (loop $l (local.set $x (i32.load (i32.add (local.get $v) (i32.shl (i32.load (local.get $ids)) (i32.const 2)))))
   (local.set $lo (select (local.get $x) (local.get $lo) (i32.lt_s (local.get $x) (local.get $lo)))) (local.set $hi (select (local.get $x) (local.get $hi) (i32.gt_s (local.get $x) (local.get $hi))))
   (local.set $ids (i32.add (local.get $ids) (i32.const 4))) (br_if $l (i32.lt_u (local.get $ids) (local.get $e)))))
  (i32.store (local.get $out) (local.get $lo)) (i32.store offset=4 (local.get $out) (local.get $hi))))`
const wabt = await wabtInit(), BIN = wabt.parseWat('k', WAT, { simd: true }).toBinary({}).buffer
const address = b => b.byteOffset, cmp = (a, b) => a < b ? -1 : a > b ? 1 : 0
class Columnar3 {
  constructor(src) {
    const docs = this.docs = src.toSorted((a, b) => b.rank - a.rank || a.id - b.id), n = this.n = docs.length, B = this.B = (((n + 7) >> 3) + 63) & ~63
    const D = {}; for (const a of singleFacets) { const m = new Map(); for (let i = 0; i < n; i++) { const v = docs[i][a]; m.set(v, (m.get(v) || 0) + 1) } D[a] = m }
    const fm = new Map(); let FV = 0; for (let i = 0; i < n; i++) { const f = docs[i].features; FV += f.length; for (let j = 0; j < f.length; j++) fm.set(f[j], (fm.get(f[j]) || 0) + 1) } D.features = fm
    const tm = new Map(); for (let i = 0; i < n; i++) for (const t of tokenize(docs[i].name)) { let p = tm.get(t); if (!p) tm.set(t, p = []); if (p[p.length - 1] !== i) p.push(i) }
    this.terms = [...tm.keys()].toSorted(cmp)
    const dense = c => c * 32 >= n; let nb = 0; for (const a of facets) for (const c of D[a].values()) if (a === 'features' || dense(c)) nb++
    for (const p of tm.values()) if (dense(p.length)) nb++
    const tl = [...tm.values()].reduce((s, p) => s + p.length, 0)
    const bytes = 65536 + n * K * 2 + FV * 2 + (n + 1) * 4 + n * singleFacets.length * 4 + tl * 4 + nb * B + 26 * B + 5 * n * 12 + n * 8 + 4096 * 64
    this.mem = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65536) + 8 }); const buf = this.mem.buffer
    this.x = new WebAssembly.Instance(new WebAssembly.Module(BIN), { e: { m: this.mem } }).exports
    let at = 1024; const al = (T, len) => { at = (at + 63) & ~63; const a = new T(buf, at, len); at += a.byteLength; return a }; const bitset = () => { const b = al(Uint32Array, B / 4); return b }
    this.V = 0; this.base = {}; this.cols = {}; const rec = this.rec = al(Uint16Array, n * K)
    for (const [k, a] of singleFacets.entries()) {
      const dict = [...D[a].keys()].toSorted(cmp), idx = new Map(dict.map((v, i) => [v, i])), base = this.base[a] = this.V; this.V += dict.length
      const off = new Uint32Array(dict.length + 1); for (let c = 0; c < dict.length; c++) off[c + 1] = off[c] + D[a].get(dict[c])
      const cur = off.slice(), post = al(Uint32Array, n); for (let i = 0; i < n; i++) { const c = idx.get(docs[i][a]); rec[i * K + k] = base + c; post[cur[c]++] = i }
      const bits = Array.from({ length: dict.length }, () => null); for (let c = 0; c < dict.length; c++) if (dense(off[c + 1] - off[c])) { const b = bits[c] = bitset(); this.x.setlist(post.byteOffset + off[c] * 4, off[c + 1] - off[c], b.byteOffset) }
      this.cols[a] = { k, dict, keys: dict.map(String), idx, off, post, bits }
    }
    { const dict = [...fm.keys()].toSorted(cmp), idx = new Map(dict.map((v, i) => [v, i])), base = this.base.features = this.V; this.V += dict.length
      const off = al(Uint32Array, n + 1), vals = al(Uint16Array, FV), bits = dict.map(bitset); let k = 0
      for (let i = 0; i < n; i++) { const f = docs[i].features; for (let j = 0; j < f.length; j++) { const c = idx.get(f[j]); vals[k++] = base + c; bits[c][i >>> 5] |= 1 << (i & 31) } off[i + 1] = k }
      this.feat = { dict, keys: dict, idx, off, vals, bits, avg: FV / n } }
    this.tpost = this.terms.map(t => { const p = tm.get(t); if (dense(p.length)) { const b = bitset(); for (const d of p) b[d >>> 5] |= 1 << (d & 31); return { bits: b } } const a = al(Uint32Array, p.length); a.set(p); return { list: a } })
    this.num = {}
    for (const a of ['price', 'km', 'year', 'created_at', 'rank']) {
      const v = a === 'created_at' ? al(Float64Array, n) : al(Int32Array, n); for (let i = 0; i < n; i++) v[i] = docs[i][a]
      const sorted = v.toSorted(), perm = al(Uint32Array, n), lb = x => { let l = 0, h = n; while (l < h) { const m = (l + h) >> 1; if (sorted[m] < x) l = m + 1; else h = m } return l }
      const used = new Uint32Array(n); for (let i = 0; i < n; i++) { const p = lb(v[i]); perm[p + used[p]++] = i }
      this.num[a] = { v, perm, sorted }
    }
    this.pool = Array.from({ length: 24 }, bitset); this.full = bitset(); for (let i = 0; i < n; i++) this.full[i >>> 5] |= 1 << (i & 31)
    this.ids = al(Uint32Array, n); this.ids2 = al(Uint32Array, n); this.counts = al(Uint32Array, this.V + 64); this.scr = al(Uint32Array, this.V + 64); this.mm = al(Int32Array, 4)
    this.totals = new Uint32Array(this.V); for (const a of facets) { const d = a === 'features' ? this.feat.dict : this.cols[a].dict; d.forEach((v, i) => this.totals[this.base[a] + i] = D[a].get(v)) }
    this.sortBuf = new Float64Array(this.V); this.bytes = at
  }
  lower(t) { const a = this.terms; let lo = 0, hi = a.length; while (lo < hi) { const m = (lo + hi) >> 1; if (a[m] < t) lo = m + 1; else hi = m } return lo }
  orTerm(out, i) { const p = this.tpost[i]; if (p.bits) this.x.or(out.byteOffset, p.bits.byteOffset, out.byteOffset, this.B); else this.x.setlist(p.list.byteOffset, p.list.length, out.byteOffset) }
  orValue(out, col, v) { const c = col.idx.get(v); if (c === undefined) return; const b = col.bits[c]; if (b) this.x.or(out.byteOffset, b.byteOffset, out.byteOffset, this.B); else this.x.setlist(col.post.byteOffset + col.off[c] * 4, col.off[c + 1] - col.off[c], out.byteOffset) }
  range(out, tmp, a, lo, hi) {
    const { sorted, perm } = this.num[a], n = this.n, x = this.x, lb = y => { let l = 0, h = n; while (l < h) { const m = (l + h) >> 1; if (sorted[m] < y) l = m + 1; else h = m } return l }, s = lb(lo), e = lb(hi + 0.5)
    out.fill(0); if (e - s <= n >> 1) x.setlist(perm.byteOffset + s * 4, e - s, out.byteOffset)
    else { tmp.fill(0); x.setlist(perm.byteOffset, s, tmp.byteOffset); x.setlist(perm.byteOffset + e * 4, n - e, tmp.byteOffset); x.andnot(this.full.byteOffset, tmp.byteOffset, out.byteOffset, this.B) }
  }
  countAll(bits, R) {
    const { counts, scr, x, n, totals, V } = this, nf = this.base.features, F = this.feat.dict.length; let list = this.ids, m = R; const comp = R > n * 0.55, c = comp ? scr : counts
    if (comp) { const t = this.pool[23]; x.andnot(this.full.byteOffset, bits.byteOffset, t.byteOffset, this.B); list = this.ids2; m = x.decode(t.byteOffset, this.B, list.byteOffset) }
    c.fill(0); x.rows(list.byteOffset, m, this.rec.byteOffset, c.byteOffset)
    const byBits = m * this.feat.avg * 1.3 > F * this.B * 0.085; if (!byBits) x.csr(list.byteOffset, m, this.feat.off.byteOffset, this.feat.vals.byteOffset, c.byteOffset)
    if (comp) for (let v = 0; v < V; v++) counts[v] = totals[v] - scr[v]
    if (byBits) x.andpops(bits.byteOffset, this.feat.bits[0].byteOffset, this.B, F, counts.byteOffset + nf * 4)
  }
  topv(cnt, s, e) { const A = this.sortBuf; let k = 0; for (let c = s; c < e; c++) if (cnt[c]) A[k++] = (0xffffffff - cnt[c]) * 65536 + (c - s); const a = A.subarray(0, k); if (k > 1) a.sort(); return k > maxFacetValues ? a.subarray(0, maxFacetValues) : a }
  objOut(cnt, s, e, keys) { const a = this.topv(cnt, s, e), o = {}; for (let i = 0; i < a.length; i++) { const c = a[i] % 65536; o[keys[c]] = cnt[s + c] } return o }
  minmax(a, bits, ids, R) {
    if (!R) return null; const { v, perm } = this.num[a], n = this.n
    if (R * 8 > n) { let i = 0, j = n - 1; while (!(bits[perm[i] >>> 5] >>> (perm[i] & 31) & 1)) i++; while (!(bits[perm[j] >>> 5] >>> (perm[j] & 31) & 1)) j--; return { min: v[perm[i]], max: v[perm[j]] } }
    this.x.minmax(ids.byteOffset, R, v.byteOffset, this.mm.byteOffset); return { min: this.mm[0], max: this.mm[1] }
  }
  top(sort, bits, ids, R, limit) {
    const [a, dir] = sort.split(':'), n = this.n, out = []
    if (a === 'rank' && dir === 'desc') { for (let i = 0; i < R && i < limit; i++) out.push(ids[i]); return out }
    const { v, perm } = this.num[a]
    if (R * R > limit * n) { if (dir === 'asc') { for (let i = 0; i < n && out.length < limit; i++) { const d = perm[i]; if (bits[d >>> 5] >>> (d & 31) & 1) out.push(d) } } else for (let i = n - 1; i >= 0 && out.length < limit; i--) { const d = perm[i]; if (bits[d >>> 5] >>> (d & 31) & 1) out.push(d) } return out }
    const s = dir === 'asc' ? 1 : -1, key = new Float64Array(limit); let k = 0
    for (let i = 0; i < R; i++) { const d = ids[i], x = s * v[d]; if (k === limit && x >= key[k - 1]) continue; let p = k < limit ? k++ : k - 1; while (p > 0 && key[p - 1] > x) { key[p] = key[p - 1]; out[p] = out[p - 1]; p-- } key[p] = x; out[p] = d }
    return out
  }
  search(q) {
    const P = this.pool, x = this.x, B = this.B; let p = 0
    const common = P[p++]; common.fill(0); for (const s of q.status) this.orValue(common, this.cols.status, s)
    for (const f of q.features) x.and(address(common), address(this.feat.bits[this.feat.idx.get(f)]), address(common), B)
    if (q.text) { const toks = tokenize(q.text); for (let i = 0; i < toks.length; i++) { const t = toks[i], b = P[p]; b.fill(0); let j = this.lower(t); if (i === toks.length - 1) { for (; j < this.terms.length && this.terms[j].startsWith(t); j++) this.orTerm(b, j) } else if (this.terms[j] === t) this.orTerm(b, j); x.and(address(common), address(b), address(common), B) } }
    const g = []; for (const a in q.choices) { const b = P[p++]; b.fill(0); for (const v of q.choices[a]) this.orValue(b, this.cols[a], v); g.push([a, b]) }
    if (q.price) { const b = P[p++]; this.range(b, P[22], 'price', q.price[0], q.price[1]); g.push(['price', b]) }
    const pre = [common]; for (const [, b] of g) { const o = P[p++]; x.and(address(pre[pre.length - 1]), address(b), address(o), B); pre.push(o) }
    const main = pre[g.length], ids = this.ids, R = x.decode(address(main), B, address(ids))
    const top = this.top(q.sort, main, ids, R, q.limit)
    const stats = { price: q.price ? null : this.minmax('price', main, ids, R), km: this.minmax('km', main, ids, R), year: this.minmax('year', main, ids, R) }
    this.countAll(main, R); let suf = null
    for (let i = g.length - 1; i >= 0; i--) {
      const [a, b] = g[i]; let ex = pre[i]; if (suf) { ex = P[p++]; x.and(address(pre[i]), address(suf), address(ex), B) }
      if (a === 'price') { const r2 = x.andpop(address(ex), address(ex), B); if (r2 * 8 <= this.n) x.decode(address(ex), B, address(this.ids2)); stats.price = this.minmax('price', ex, this.ids2, r2) }
      else { const c = this.cols[a], s = this.base[a]; this.counts.fill(0, s, s + c.dict.length); const r2 = x.decode(address(ex), B, address(this.ids2)); x.hist(address(this.ids2), r2, address(this.rec) + c.k * 2, address(this.counts)) }
      if (i) { if (!suf) suf = b; else { const o = P[p++]; x.and(address(suf), address(b), address(o), B); suf = o } }
    }
    const counts = {}; for (const a of facets) { const k = a === 'features' ? this.feat.keys : this.cols[a].keys, b = this.base[a]; counts[a] = this.objOut(this.counts, b, b + k.length, k) }
    return { total: R, hits: top.map(d => this.docs[d]), facets: counts, stats }
  }
}

export const peer: Peer = {
  name: 'prototype, WebAssembly',
  async build(documents) {
    return Object.assign(new Columnar3(documents), { bytesElsewhere() { return this.bytes } })
  },
}
