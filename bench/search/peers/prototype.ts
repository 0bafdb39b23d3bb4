// @ts-nocheck
// The prototype in plain JavaScript that our engine has to beat, kept as it was measured: dictionary-encoded columns,
// a bitset or a posting list for each value, one row of u16 ordinals a car for counting. No typos, no filter language.
import type { Peer } from '../peer.ts'
import { facets, maxFacetValues, singleFacets, tokenize } from '../query.ts'

const pop = v => { v -= (v >>> 1) & 0x55555555; v = (v & 0x33333333) + ((v >>> 2) & 0x33333333); v = (v + (v >>> 4)) & 0x0f0f0f0f; return Math.imul(v, 0x01010101) >>> 24 }
const codeArray = (n, card) => card <= 256 ? new Uint8Array(n) : card <= 65536 ? new Uint16Array(n) : new Uint32Array(n)
const cmp = (a, b) => a < b ? -1 : a > b ? 1 : 0
class Columnar {
  constructor(src) {
    // docs are stored in default-rank order, so the default sort is "first set bits".
    const docs = this.docs = src.toSorted((a, b) => b.rank - a.rank || a.id - b.id)
    const n = this.n = docs.length, W = this.W = (n + 31) >>> 5
    this.cols = {}
    for (const a of singleFacets) {
      const map = new Map(); for (let i = 0; i < n; i++) { const v = docs[i][a]; map.set(v, (map.get(v) || 0) + 1) }
      const dict = [...map.keys()].toSorted(cmp), idx = new Map(dict.map((v, i) => [v, i])), codes = codeArray(n, dict.length)
      for (let i = 0; i < n; i++) codes[i] = idx.get(docs[i][a])
      const off = new Uint32Array(dict.length + 1); for (let c = 0; c < dict.length; c++) off[c + 1] = off[c] + map.get(dict[c])
      const post = new Uint32Array(n), cur = off.slice(); for (let i = 0; i < n; i++) post[cur[codes[i]]++] = i
      const total = new Uint32Array(dict.length); for (let c = 0; c < dict.length; c++) total[c] = off[c + 1] - off[c]
      // dense bitset for a value only when it is smaller than its posting list (count > n/32)
      const bits = dict.map((_, c) => { if (total[c] * 32 < n) return null; const b = new Uint32Array(W); for (let j = off[c]; j < off[c + 1]; j++) { const d = post[j]; b[d >>> 5] |= 1 << (d & 31) } return b })
      this.cols[a] = { dict, keys: dict.map(String), idx, codes, off, post, bits, total, cnt: new Uint32Array(dict.length), allBits: bits.every(Boolean) }
    }
    { // multi-valued
      const map = new Map(); let m = 0; for (const d of docs) for (const f of d.features) { map.set(f, (map.get(f) || 0) + 1); m++ }
      const dict = [...map.keys()].toSorted(cmp), idx = new Map(dict.map((v, i) => [v, i])), off = new Uint32Array(n + 1), vals = codeArray(m, dict.length)
      const bits = dict.map(() => new Uint32Array(W)); let k = 0
      for (let i = 0; i < n; i++) { for (const f of docs[i].features) { const c = idx.get(f); vals[k++] = c; bits[c][i >>> 5] |= 1 << (i & 31) } off[i + 1] = k }
      this.feat = { dict, keys: dict, idx, off, vals, bits, total: Uint32Array.from(dict, d => map.get(d)), cnt: new Uint32Array(dict.length), avg: m / n }
    }
    this.num = {}
    for (const a of ['price', 'km', 'year', 'created_at', 'rank']) {
      const v = a === 'created_at' ? new Float64Array(n) : new Int32Array(n); for (let i = 0; i < n; i++) v[i] = docs[i][a]
      const perm = Uint32Array.from({ length: n }, (_, i) => i).toSorted((x, y) => v[x] - v[y] || docs[x].id - docs[y].id)
      this.num[a] = { v, perm, sorted: v.constructor.from(perm, d => v[d]) }
    }
    { // text
      const map = new Map(); for (let i = 0; i < n; i++) for (const t of new Set(tokenize(docs[i].name))) { let p = map.get(t); if (!p) map.set(t, p = []); p.push(i) }
      this.terms = [...map.keys()].toSorted(cmp); this.tpost = this.terms.map(t => Uint32Array.from(map.get(t)))
    }
    this.full = new Uint32Array(W).fill(0xffffffff); if (n & 31) this.full[W - 1] = (2 ** (n & 31)) - 1
    this.pool = Array.from({ length: 24 }, () => new Uint32Array(W)); this.ids = new Uint32Array(n); this.ids2 = new Uint32Array(n)
  }
  lower(t) { const a = this.terms; let lo = 0, hi = a.length; while (lo < hi) { const m = (lo + hi) >> 1; if (a[m] < t) lo = m + 1; else hi = m } return lo }
  orTerm(out, i) { const p = this.tpost[i]; for (let j = 0; j < p.length; j++) { const d = p[j]; out[d >>> 5] |= 1 << (d & 31) } }
  orValue(out, col, v) { const c = col.idx.get(v); if (c === undefined) return; const b = col.bits[c]; if (b) { for (let w = 0; w < out.length; w++) out[w] |= b[w] } else for (let j = col.off[c]; j < col.off[c + 1]; j++) { const d = col.post[j]; out[d >>> 5] |= 1 << (d & 31) } }
  range(out, a, lo, hi) { // via sorted permutation: touch only the smaller side
    const { sorted, perm } = this.num[a], n = this.n; const lb = x => { let l = 0, h = n; while (l < h) { const m = (l + h) >> 1; if (sorted[m] < x) l = m + 1; else h = m } return l }
    const s = lb(lo), e = lb(hi + 1e-9)
    if (e - s <= n >> 1) { out.fill(0); for (let j = s; j < e; j++) { const d = perm[j]; out[d >>> 5] |= 1 << (d & 31) } }
    else { out.set(this.full); for (let j = 0; j < s; j++) { const d = perm[j]; out[d >>> 5] &= ~(1 << (d & 31)) } for (let j = e; j < n; j++) { const d = perm[j]; out[d >>> 5] &= ~(1 << (d & 31)) } }
  }
  decode(bits, ids) { let k = 0; for (let w = 0; w < bits.length; w++) { let x = bits[w]; const base = w << 5; while (x !== 0) { const b = x & -x; ids[k++] = base + 31 - Math.clz32(b); x ^= b } } return k }
  countBits(bits) { let s = 0; for (let w = 0; w < bits.length; w++) s += pop(bits[w]); return s }
  andCount(a, b) { let s = 0; for (let w = 0; w < a.length; w++) s += pop(a[w] & b[w]); return s }
  minmax(a, bits, ids, R) {
    if (!R) return null; const { v, perm } = this.num[a], n = this.n
    if (R * 8 > n) { let i = 0, j = n - 1; while (!(bits[perm[i] >>> 5] >>> (perm[i] & 31) & 1)) i++; while (!(bits[perm[j] >>> 5] >>> (perm[j] & 31) & 1)) j--; return { min: v[perm[i]], max: v[perm[j]] } }
    let lo = Infinity, hi = -Infinity; for (let i = 0; i < R; i++) { const x = v[ids[i]]; if (x < lo) lo = x; if (x > hi) hi = x } return { min: lo, max: hi }
  }
  top(sort, bits, ids, R, limit) {
    const [a, dir] = sort.split(':'), n = this.n, out = []
    if (a === 'rank' && dir === 'desc') { for (let i = 0; i < R && i < limit; i++) out.push(ids[i]); return out }
    const { v, perm } = this.num[a]
    if (R * R > limit * n) { if (dir === 'asc') { for (let i = 0; i < n && out.length < limit; i++) { const d = perm[i]; if (bits[d >>> 5] >>> (d & 31) & 1) out.push(d) } } else for (let i = n - 1; i >= 0 && out.length < limit; i--) { const d = perm[i]; if (bits[d >>> 5] >>> (d & 31) & 1) out.push(d) } return out }
    // bounded insertion into a sorted top-k (k = 21)
    const s = dir === 'asc' ? 1 : -1, key = new Float64Array(limit); let k = 0
    for (let i = 0; i < R; i++) { const d = ids[i], x = s * v[d]; if (k === limit && x >= key[k - 1]) continue; let p = k < limit ? k++ : k - 1; while (p > 0 && key[p - 1] > x) { key[p] = key[p - 1]; out[p] = out[p - 1]; p-- } key[p] = x; out[p] = d }
    return out
  }
}

class Columnar2 extends Columnar {
  constructor(src) {
    super(src)
    const n = this.n; let base = 0; this.base = {}
    for (const a of singleFacets) { this.base[a] = base; base += this.cols[a].dict.length } this.base.features = base; base += this.feat.dict.length
    this.V = base; this.K = singleFacets.length
    // single-valued part: fixed stride K; multi-valued part: CSR
    const K = this.K, rec = this.rec = new Uint16Array(n * K), fv = this.fvals = new Uint16Array(this.feat.vals.length)
    singleFacets.forEach((a, k) => { const c = this.cols[a].codes, b = this.base[a]; for (let i = 0; i < n; i++) rec[i * K + k] = b + c[i] })
    for (let j = 0; j < fv.length; j++) fv[j] = this.base.features + this.feat.vals[j]
    this.counts = new Uint32Array(base); this.totals = new Uint32Array(base)
    for (const a of singleFacets) this.totals.set(this.cols[a].total, this.base[a]); this.totals.set(this.feat.total, this.base.features)
    this.sortBuf = new Float64Array(base)
    for (const a of singleFacets) delete this.cols[a].cnt
  }
  countAll(bits, ids, R) {
    const { counts, rec, K, fvals, totals } = this, fo = this.feat.off, n = this.n; let list = ids, m = R, sign = 1
    if (R > n * 0.55) { const t = this.pool[23]; for (let w = 0; w < this.W; w++) t[w] = this.full[w] & ~bits[w]; m = this.decode(t, this.ids2); list = this.ids2; sign = -1; counts.set(totals) } else counts.fill(0)
    if (sign > 0) for (let i = 0; i < m; i++) { const b = list[i] * K, e = b + K; for (let j = b; j < e; j++) counts[rec[j]]++ }
    else for (let i = 0; i < m; i++) { const b = list[i] * K, e = b + K; for (let j = b; j < e; j++) counts[rec[j]]-- }
    if (m * this.feat.avg > 70 * this.W * 2) { const fb = this.base.features, F = this.feat.bits; for (let c = 0; c < F.length; c++) counts[fb + c] = this.andCount(bits, F[c]) }
    else if (sign > 0) for (let i = 0; i < m; i++) { const d = list[i]; for (let j = fo[d], e = fo[d + 1]; j < e; j++) counts[fvals[j]]++ }
    else for (let i = 0; i < m; i++) { const d = list[i]; for (let j = fo[d], e = fo[d + 1]; j < e; j++) counts[fvals[j]]-- }
  }
  countOne(a, bits) { // one attribute over another set (disjunctive): walk set bits, two histograms to break the dependency
    const c = this.cols[a], codes = c.codes, V = c.dict.length, h0 = new Uint32Array(V), h1 = new Uint32Array(V)
    if (c.allBits && V < 16) { for (let v = 0; v < V; v++) h0[v] = this.andCount(bits, c.bits[v]); return h0 }
    for (let w = 0; w < this.W; w++) { let x = bits[w]; const base = w << 5; while (x !== 0) { const d = 31 - Math.clz32(x & -x); h0[codes[base + d]]++; x &= x - 1; if (x === 0) break; const f = 31 - Math.clz32(x & -x); h1[codes[base + f]]++; x &= x - 1 } }
    for (let v = 0; v < V; v++) h0[v] += h1[v]; return h0
  }
  topv(cnt, s, e) { const A = this.sortBuf; let k = 0; for (let c = s; c < e; c++) if (cnt[c]) A[k++] = (0xffffffff - cnt[c]) * 65536 + (c - s); const a = A.subarray(0, k); if (k > 1) a.sort(); return k > maxFacetValues ? a.subarray(0, maxFacetValues) : a }
  objOut(cnt, s, e, keys) { const a = this.topv(cnt, s, e), o = {}; for (let i = 0; i < a.length; i++) { const c = a[i] % 65536; o[keys[c]] = cnt[s + c] } return o }
  search(q) {
    const P = this.pool, W = this.W; let p = 0
    const common = P[p++]; common.fill(0); for (const s of q.status) this.orValue(common, this.cols.status, s)
    for (const f of q.features) { const b = this.feat.bits[this.feat.idx.get(f)]; for (let w = 0; w < W; w++) common[w] &= b[w] }
    if (q.text) { const toks = tokenize(q.text); for (let i = 0; i < toks.length; i++) { const t = toks[i], b = P[p]; b.fill(0); let j = this.lower(t); if (i === toks.length - 1) { for (; j < this.terms.length && this.terms[j].startsWith(t); j++) this.orTerm(b, j) } else if (this.terms[j] === t) this.orTerm(b, j); for (let w = 0; w < W; w++) common[w] &= b[w] } }
    const g = []
    for (const a in q.choices) { const b = P[p++]; b.fill(0); for (const v of q.choices[a]) this.orValue(b, this.cols[a], v); g.push([a, b]) }
    if (q.price) { const b = P[p++]; this.range(b, 'price', q.price[0], q.price[1]); g.push(['price', b]) }
    const pre = [common]; for (const [, b] of g) { const o = P[p++], l = pre[pre.length - 1]; for (let w = 0; w < W; w++) o[w] = l[w] & b[w]; pre.push(o) }
    const main = pre[g.length], ids = this.ids, R = this.decode(main, ids)
    const top = this.top(q.sort, main, ids, R, q.limit)
    const stats = { price: q.price ? null : this.minmax('price', main, ids, R), km: this.minmax('km', main, ids, R), year: this.minmax('year', main, ids, R) }
    this.countAll(main, ids, R)
    const dis = {}; let suf = null
    for (let i = g.length - 1; i >= 0; i--) {
      const [a, b] = g[i]; let ex = pre[i]; if (suf) { ex = P[p++]; const l = pre[i]; for (let w = 0; w < W; w++) ex[w] = l[w] & suf[w] }
      if (a === 'price') { const r2 = this.countBits(ex); stats.price = r2 * 8 > this.n ? this.minmax('price', ex, null, r2) : this.minmax('price', ex, this.ids2, this.decode(ex, this.ids2)) } else dis[a] = this.countOne(a, ex)
      if (i) { if (!suf) suf = b; else { const o = P[p++]; for (let w = 0; w < W; w++) o[w] = suf[w] & b[w]; suf = o } }
    }
    const counts = {}; for (const a of facets) { const k = a === 'features' ? this.feat.keys : this.cols[a].keys, b = this.base[a]; counts[a] = dis[a] ? this.objOut(dis[a], 0, k.length, k) : this.objOut(this.counts, b, b + k.length, k) }
    return { total: R, hits: top.map(d => this.docs[d]), facets: counts, stats }
  }
}

export const peer: Peer = {
  name: 'prototype, plain JS',
  async build(documents) {
    return new Columnar2(documents)
  },
}
