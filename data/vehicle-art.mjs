// Autoexpo vehicle art – parametric studio illustrations of used vehicles.
//
//   import { vehicleSvg, BODY_TYPES, PAINTS, VIEWS } from './vehicle-art.mjs';
//   const svg = vehicleSvg({ bodyType: 'kombi', colour: 'blau', view: 'side' });
//
// Self-contained, deterministic, no dependencies. Every drawing is original and shows no real
// make. All geometry is given in millimetres (y up, ground = 0, front of the car = x 0).

// ───────────────────────────── colour ─────────────────────────────
const hex2 = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
const toHex = (c) => '#' + c.map((v) => Math.max(0, Math.min(255, Math.round(v))).toString(16).padStart(2, '0')).join('');
const mix = (a, b, t) => { const x = hex2(a), y = hex2(b); return toHex(x.map((v, i) => v + (y[i] - v) * t)); };

/** Paint palette: `base` is the door panel, `hi` the lit shoulder, `lo` the turned-away flank, `deep` the sill. */
const paint = (label, base, o = {}) => ({
  label, base,
  top: o.top ?? mix(base, '#ffffff', o.lift ?? 0.34),
  hi: o.hi ?? mix(base, '#ffffff', (o.lift ?? 0.34) * 0.62),
  lo: o.lo ?? mix(base, '#06090c', 0.3),
  deep: o.deep ?? mix(base, '#06090c', 0.62),
  gloss: o.gloss ?? 0.62,
});
export const PAINTS = {
  weiss: paint('Weiß', '#e9edef', { top: '#ffffff', hi: '#fafcfc', lo: '#c3cacf', deep: '#87919a', gloss: 0.9 }),
  silber: paint('Silber', '#b3bac0', { top: '#f1f4f6', hi: '#d9dee2', lo: '#858e96', deep: '#4d555d', gloss: 0.8 }),
  grau: paint('Grau', '#6a737b', { top: '#b5bdc3', hi: '#8f989f', lo: '#474f57', deep: '#262c32', gloss: 0.62 }),
  schwarz: paint('Schwarz', '#1d2226', { top: '#7a848c', hi: '#434b52', lo: '#0f1215', deep: '#050708', gloss: 0.62 }),
  blau: paint('Blau', '#1f4e8c', { top: '#86aad9', hi: '#3f72b4', lo: '#12335f', deep: '#081a33', gloss: 0.6 }),
  rot: paint('Rot', '#b4202a', { top: '#ee8a8a', hi: '#d54149', lo: '#7c1019', deep: '#40070c', gloss: 0.6 }),
  gruen: paint('Grün', '#23593f', { top: '#86b59b', hi: '#3f7d5f', lo: '#133827', deep: '#081c13', gloss: 0.56 }),
  braun: paint('Braun', '#5b3d2c', { top: '#b0907b', hi: '#7e5c48', lo: '#38241a', deep: '#1b110c', gloss: 0.55 }),
  bronze: paint('Bronze', '#8b6540', { top: '#d6b796', hi: '#ab8560', lo: '#5c4028', deep: '#2e1f12', gloss: 0.62 }),
  beige: paint('Beige', '#cdbfa4', { top: '#f6efe0', hi: '#e3d8c2', lo: '#9d9079', deep: '#5f5747', gloss: 0.7 }),
  gelb: paint('Gelb', '#e3b416', { top: '#fbe9a2', hi: '#f3cf4f', lo: '#a87c07', deep: '#5c4303', gloss: 0.7 }),
  orange: paint('Orange', '#d8651b', { top: '#f9c092', hi: '#ec8a47', lo: '#983f0b', deep: '#4f2004', gloss: 0.64 }),
  violett: paint('Violett', '#53346f', { top: '#ac92c5', hi: '#765694', lo: '#341d49', deep: '#190d25', gloss: 0.58 }),
  gold: paint('Gold', '#b8985a', { top: '#f0dfb6', hi: '#d2b67e', lo: '#806635', deep: '#453619', gloss: 0.72 }),
};

// ───────────────────────────── geometry helpers ─────────────────────────────
const n = (v) => String(Math.round(v * 10) / 10);
const flipX = (pts) => pts.map(([x, ...r]) => [-x, ...r]);

/** Centripetal Catmull-Rom through points; a third element 'c' marks a sharp corner. */
function spline(pts, closed = false) {
  const N = pts.length;
  const isC = (i) => pts[i][2] === 'c';
  const at = (i) => pts[((i % N) + N) % N];
  const segs = closed ? N : N - 1;
  let d = `M${n(pts[0][0])} ${n(pts[0][1])}`;
  const dist = (a, b) => Math.max(1e-3, Math.hypot(a[0] - b[0], a[1] - b[1]) ** 0.5);
  for (let s = 0; s < segs; s++) {
    const i1 = s, i2 = (s + 1) % N;
    const p1 = at(i1), p2 = at(i2);
    const hasPrev = (closed || s > 0) && !isC(i1);
    const hasNext = (closed || s < segs - 1) && !isC(i2);
    const p0 = hasPrev ? at(s - 1) : null;
    const p3 = hasNext ? at(s + 2) : null;
    const d2 = dist(p1, p2);
    let m1, m2;
    const tangent = (a, b, c, da, db) => [0, 1].map((k) => ((b[k] - a[k]) / da - (c[k] - a[k]) / (da + db) + (c[k] - b[k]) / db));
    if (p0) m1 = tangent(p0, p1, p2, dist(p0, p1), d2).map((v) => v * d2);
    if (p3) m2 = tangent(p1, p2, p3, d2, dist(p2, p3)).map((v) => v * d2);
    const chord = [p2[0] - p1[0], p2[1] - p1[1]];
    if (!m1 && !m2) { m1 = chord; m2 = chord; }
    else if (!m1) m1 = chord.map((v, k) => 1.5 * v - 0.5 * m2[k]);
    else if (!m2) m2 = chord.map((v, k) => 1.5 * v - 0.5 * m1[k]);
    d += `C${n(p1[0] + m1[0] / 3)} ${n(p1[1] + m1[1] / 3)} ${n(p2[0] - m2[0] / 3)} ${n(p2[1] - m2[1] / 3)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? d + 'Z' : d;
}
const S = (pts) => spline(pts, true);
const poly = (pts) => 'M' + pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';

/** Polygon with rounded corners (radius per point as third element, else r). */
function rpoly(pts, r = 20) {
  const N = pts.length;
  let d = '';
  for (let i = 0; i < N; i++) {
    const p = pts[i], a = pts[(i + N - 1) % N], b = pts[(i + 1) % N];
    const rr = p[2] ?? r;
    const la = Math.hypot(a[0] - p[0], a[1] - p[1]), lb = Math.hypot(b[0] - p[0], b[1] - p[1]);
    const ra = Math.min(rr, la / 2), rb = Math.min(rr, lb / 2);
    const s = [p[0] + ((a[0] - p[0]) / la) * ra, p[1] + ((a[1] - p[1]) / la) * ra];
    const e = [p[0] + ((b[0] - p[0]) / lb) * rb, p[1] + ((b[1] - p[1]) / lb) * rb];
    d += `${i ? 'L' : 'M'}${n(s[0])} ${n(s[1])}Q${n(p[0])} ${n(p[1])} ${n(e[0])} ${n(e[1])}`;
  }
  return d + 'Z';
}
const ell = (cx, cy, rx, ry = rx) => `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

// ───────────────────────────── body specifications (side) ─────────────────────────────
// outline  silhouette without wheels          ws / rg  visible slivers of windscreen and rear glass
// dlo      side-window opening                pillars  [xTop, xBottom, width]
// doors    shut lines                          crease   shoulder line; low = light catch above the sill
const SPEC = {
  kleinwagen: {
    label: 'Kleinwagen', L: 3990, H: 1476, W: 1740, axle: [770, 3330], R: 326, rim: 'five', sill: 236,
    outline: [[250, 196, 'c'], [120, 206], [46, 268], [14, 380], [4, 520], [10, 640], [40, 736], [120, 816], [330, 890], [620, 945], [880, 984], [1040, 1005, 'c'],
      [1290, 1165], [1560, 1318], [1800, 1412], [2080, 1462], [2400, 1476], [2750, 1466], [3100, 1436], [3430, 1388], [3630, 1352, 'c'],
      [3650, 1322], [3742, 1180], [3830, 1060], [3880, 985], [3922, 880], [3934, 775, 'c'], [3978, 730], [3990, 600], [3982, 440], [3944, 300], [3870, 222], [3780, 204, 'c']],
    ws: [[1040, 1005, 'c'], [1290, 1165], [1560, 1318], [1800, 1412, 'c'], [1720, 1352], [1520, 1248], [1330, 1120], [1180, 1005, 'c']],
    rg: [[3646, 1326, 'c'], [3742, 1180], [3880, 985, 'c'], [3828, 1004], [3700, 1180]],
    dlo: [[1235, 965, 'c'], [1400, 1100], [1590, 1232], [1800, 1328], [2050, 1378], [2400, 1392], [2800, 1374], [3150, 1332], [3380, 1284], [3486, 1250, 'c'], [3380, 1130], [3280, 1066, 'c'], [2800, 1022], [2100, 988]],
    pillars: [[2190, 2216, 84], [2960, 3052, 36]], sail: 1400,
    doors: [[[1225, 962], [1192, 820], [1188, 560], [1206, 400], [1250, 262]], [[2206, 990], [2216, 800], [2212, 500], [2190, 262]], [[3096, 1046], [3062, 900], [2996, 720], [2890, 560], [2812, 420], [2786, 262]]],
    handles: [[1980, 878], [2840, 914]], fuel: null,
    crease: [[470, 764], [1000, 812], [1700, 838], [2400, 862], [3100, 908], [3700, 958]],
    low: [[1170, 430], [1700, 385], [2300, 392], [2750, 450]],
    hood: [[470, 906], [760, 940], [1040, 968], [1225, 978]],
    head: [[26, 690], [70, 772], [190, 846], [340, 894], [480, 916, 'c'], [462, 856], [360, 784], [190, 724]],
    tail: [[3604, 968, 'c'], [3730, 1010], [3868, 994], [3914, 890], [3930, 806, 'c'], [3830, 812], [3700, 880]],
    lip: [[250, 196, 'c'], [120, 206], [46, 268], [30, 326, 'c'], [150, 300], [330, 262], [430, 250], [430, 196, 'c']],
    diff: [[3780, 204, 'c'], [3870, 222], [3944, 300], [3964, 360, 'c'], [3820, 330], [3700, 290], [3680, 204, 'c']],
    bumpF: [[370, 760], [440, 690], [446, 610]], bumpR: [[3930, 790], [3820, 780], [3700, 720], [3640, 640]], seats: [1880, 2790], wheelAt: [1560, 1010], antenna: [3330, 1400],
  },
  limousine: {
    label: 'Limousine', L: 4720, H: 1437, W: 1840, axle: [880, 3720], R: 346, rim: 'turbine', sill: 226, chrome: true,
    outline: [[270, 186, 'c'], [130, 194], [52, 246], [16, 350], [2, 480], [8, 600], [40, 694], [124, 772], [320, 846], [640, 910], [960, 956], [1262, 1000, 'c'],
      [1560, 1170], [1830, 1308], [2080, 1397], [2360, 1433], [2660, 1434], [2960, 1402], [3260, 1335], [3560, 1244], [3850, 1156], [4090, 1114], [4380, 1104], [4620, 1102, 'c'],
      [4636, 1050], [4648, 960], [4664, 800, 'c'], [4708, 750], [4720, 600], [4712, 440], [4676, 300], [4600, 214], [4500, 192, 'c']],
    ws: [[1262, 1000, 'c'], [1560, 1170], [1830, 1308], [2080, 1397, 'c'], [1990, 1340], [1800, 1246], [1580, 1116], [1400, 1000, 'c']],
    rg: [[3260, 1335, 'c'], [3560, 1244], [3850, 1156, 'c'], [3700, 1156], [3480, 1228]],
    dlo: [[1452, 962, 'c'], [1640, 1104], [1850, 1230], [2060, 1314], [2300, 1354], [2600, 1362], [2900, 1338], [3180, 1280], [3420, 1200], [3600, 1118], [3676, 1066, 'c'], [3560, 1036], [3100, 1010], [2400, 985]],
    pillars: [[2452, 2470, 78], [3240, 3312, 32]], sail: 1610,
    doors: [[[1436, 962], [1404, 820], [1400, 560], [1424, 400], [1470, 254]], [[2462, 988], [2470, 800], [2466, 500], [2440, 254]], [[3476, 1032], [3456, 900], [3386, 710], [3270, 540], [3190, 400], [3160, 254]]],
    handles: [[2210, 872], [3196, 898]],
    crease: [[520, 736], [1100, 800], [1800, 834], [2600, 854], [3400, 884], [4100, 926], [4560, 960]],
    low: [[1330, 430], [2000, 380], [2700, 386], [3160, 450]],
    hood: [[540, 866], [860, 912], [1180, 950], [1436, 974]],
    head: [[24, 652], [80, 730], [220, 796], [400, 842], [556, 868, 'c'], [520, 800], [380, 736], [200, 686]],
    tail: [[4250, 992, 'c'], [4430, 1042], [4634, 1048], [4646, 960], [4656, 886, 'c'], [4540, 886], [4390, 930]],
    lip: [[270, 186, 'c'], [130, 194], [52, 246], [34, 306, 'c'], [160, 280], [360, 246], [470, 236], [470, 186, 'c']],
    diff: [[4500, 192, 'c'], [4600, 214], [4676, 300], [4694, 352, 'c'], [4540, 330], [4380, 290], [4200, 250], [4190, 192, 'c']],
    bumpF: [[440, 748], [486, 680], [492, 600]], bumpR: [[4656, 840], [4500, 820], [4280, 760], [4140, 640]], seats: [2130, 3050], wheelAt: [1800, 1000],
  },
  kombi: {
    label: 'Kombi', L: 4750, H: 1470, W: 1840, axle: [880, 3720], R: 346, rim: 'twin', sill: 226, rails: [[2240, 1446], [2420, 1478], [3300, 1478], [3960, 1436], [4120, 1392]],
    outline: [[270, 186, 'c'], [130, 194], [52, 246], [16, 350], [2, 480], [8, 600], [40, 694], [124, 772], [320, 846], [640, 910], [960, 956], [1262, 1000, 'c'],
      [1560, 1170], [1830, 1308], [2080, 1400], [2380, 1446], [2750, 1462], [3200, 1454], [3700, 1422], [4120, 1378], [4380, 1340, 'c'],
      [4404, 1308], [4488, 1190], [4566, 1070], [4604, 1000], [4640, 910], [4656, 800, 'c'], [4724, 752], [4746, 620], [4742, 450], [4704, 300], [4630, 214], [4530, 192, 'c']],
    ws: [[1262, 1000, 'c'], [1560, 1170], [1830, 1308], [2080, 1400, 'c'], [1990, 1342], [1800, 1246], [1580, 1116], [1400, 1000, 'c']],
    rg: [[4398, 1314, 'c'], [4488, 1190], [4604, 1000, 'c'], [4552, 1020], [4446, 1190]],
    dlo: [[1452, 962, 'c'], [1640, 1104], [1850, 1230], [2060, 1318], [2300, 1364], [2700, 1384], [3200, 1378], [3700, 1348], [4050, 1308], [4254, 1272, 'c'], [4190, 1170], [4080, 1086, 'c'], [3500, 1036], [2800, 1004], [2100, 978]],
    pillars: [[2452, 2470, 78], [3300, 3360, 86]], sail: 1610,
    doors: [[[1436, 962], [1404, 820], [1400, 560], [1424, 400], [1470, 254]], [[2462, 988], [2470, 800], [2466, 500], [2440, 254]], [[3486, 1036], [3460, 900], [3386, 710], [3270, 540], [3190, 400], [3160, 254]]],
    handles: [[2210, 872], [3196, 898]],
    crease: [[520, 736], [1100, 800], [1800, 834], [2600, 854], [3400, 884], [4100, 922], [4560, 956]],
    low: [[1330, 430], [2000, 380], [2700, 386], [3160, 450]],
    hood: [[540, 866], [860, 912], [1180, 950], [1436, 974]],
    head: [[24, 652], [80, 730], [220, 796], [400, 842], [556, 868, 'c'], [520, 800], [380, 736], [200, 686]],
    tail: [[4240, 990, 'c'], [4420, 1024], [4592, 1014], [4634, 914], [4648, 846, 'c'], [4530, 856], [4380, 910]],
    lip: [[270, 186, 'c'], [130, 194], [52, 246], [34, 306, 'c'], [160, 280], [360, 246], [470, 236], [470, 186, 'c']],
    diff: [[4530, 192, 'c'], [4630, 214], [4704, 300], [4724, 356, 'c'], [4560, 330], [4390, 290], [4210, 250], [4200, 192, 'c']],
    bumpF: [[440, 748], [486, 680], [492, 600]], bumpR: [[4650, 820], [4500, 806], [4280, 750], [4140, 640]], seats: [2130, 3080], wheelAt: [1800, 1000],
  },
  suv: {
    label: 'SUV', L: 4520, H: 1670, W: 1880, axle: [890, 3570], R: 384, rim: 'five', sill: 330, clad: true, rails: [[2130, 1650], [2300, 1694], [3000, 1692], [3620, 1636], [3760, 1586]],
    outline: [[290, 262, 'c'], [150, 280], [66, 360], [26, 480], [8, 620], [10, 760], [34, 868], [100, 940], [280, 1010], [560, 1058], [880, 1092], [1150, 1122, 'c'],
      [1390, 1288], [1640, 1456], [1860, 1575], [2120, 1640], [2450, 1664], [2850, 1661], [3300, 1634], [3720, 1588], [4010, 1544, 'c'],
      [4036, 1506], [4140, 1350], [4236, 1206], [4284, 1120], [4336, 1030], [4360, 930, 'c'], [4462, 880], [4510, 740], [4510, 560], [4476, 400], [4400, 300], [4290, 268, 'c']],
    ws: [[1150, 1122, 'c'], [1390, 1288], [1640, 1456], [1860, 1575, 'c'], [1790, 1506], [1610, 1390], [1430, 1250], [1290, 1122, 'c']],
    rg: [[4030, 1512, 'c'], [4140, 1350], [4284, 1120, 'c'], [4232, 1140], [4100, 1350]],
    dlo: [[1340, 1082, 'c'], [1490, 1220], [1670, 1364], [1850, 1474], [2100, 1546], [2450, 1572], [2900, 1570], [3350, 1540], [3680, 1498], [3874, 1464, 'c'], [3790, 1330], [3660, 1222, 'c'], [3100, 1162], [2400, 1120]],
    pillars: [[2330, 2350, 88], [3070, 3140, 90]], sail: 1500,
    doors: [[[1325, 1082], [1290, 930], [1285, 640], [1305, 500], [1350, 356]], [[2345, 1120], [2355, 900], [2350, 560], [2335, 356]], [[3296, 1176], [3270, 1030], [3200, 830], [3100, 680], [3026, 540], [2990, 356]]],
    handles: [[2096, 1000], [3020, 1036]],
    crease: [[480, 880], [1100, 930], [1800, 952], [2600, 972], [3300, 1008], [4180, 1070]],
    low: [[1320, 560], [1900, 500], [2500, 504], [3010, 570]],
    hood: [[520, 1010], [800, 1050], [1080, 1084], [1320, 1102]],
    head: [[20, 800], [64, 884], [200, 950], [370, 992], [520, 1018, 'c'], [490, 944], [370, 882], [190, 832]],
    tail: [[3950, 1124, 'c'], [4110, 1160], [4272, 1142], [4330, 1040], [4350, 970, 'c'], [4230, 970], [4080, 1040]],
    lip: [[290, 262, 'c'], [150, 280], [66, 360], [34, 450, 'c'], [170, 440], [330, 400], [480, 380], [480, 262, 'c']],
    diff: [[4290, 268, 'c'], [4400, 300], [4476, 400], [4500, 480, 'c'], [4340, 470], [4160, 420], [4050, 400], [4040, 268, 'c']],
    bumpF: [[400, 880], [470, 800], [480, 720]], bumpR: [[4356, 940], [4240, 920], [4080, 860], [3990, 760]], seats: [2000, 2870], wheelAt: [1660, 1130],
  },
  cabrio: {
    label: 'Cabrio', L: 4480, H: 1370, W: 1830, axle: [870, 3590], R: 344, rim: 'multi', sill: 214, open: true, chrome: true,
    outline: [[270, 176, 'c'], [130, 186], [50, 240], [14, 340], [2, 460], [8, 580], [40, 672], [124, 746], [330, 816], [680, 880], [1040, 924], [1370, 962, 'c'],
      [1560, 950], [1900, 948], [2400, 956], [2860, 978], [3000, 1000], [3180, 1046], [3420, 1070], [3640, 1056], [3900, 1034], [4160, 1020], [4360, 1014, 'c'],
      [4396, 950], [4412, 860], [4424, 770, 'c'], [4468, 720], [4480, 580], [4472, 430], [4436, 290], [4360, 204], [4260, 182, 'c']],
    dlo: null, pillars: [],
    doors: [[[1560, 946], [1520, 800], [1512, 540], [1534, 380], [1580, 242]], [[2890, 976], [2910, 800], [2900, 540], [2840, 380], [2820, 242]]],
    handles: [[2640, 846]],
    crease: [[520, 712], [1100, 772], [1800, 802], [2600, 822], [3300, 856], [4000, 892], [4330, 906]],
    low: [[1400, 410], [2000, 366], [2600, 370], [2960, 430]],
    hood: [[540, 832], [860, 878], [1180, 914], [1480, 938]],
    head: [[24, 630], [80, 706], [220, 768], [400, 812], [556, 836, 'c'], [520, 770], [380, 708], [200, 660]],
    tail: [[4040, 908, 'c'], [4210, 956], [4388, 958], [4408, 870], [4416, 806, 'c'], [4310, 808], [4170, 850]],
    lip: [[270, 176, 'c'], [130, 186], [50, 240], [32, 296, 'c'], [160, 270], [360, 236], [470, 226], [470, 176, 'c']],
    diff: [[4260, 182, 'c'], [4360, 204], [4436, 290], [4456, 340, 'c'], [4310, 316], [4160, 280], [4070, 250], [4060, 182, 'c']],
    bumpF: [[440, 724], [486, 656], [492, 580]], bumpR: [[4416, 790], [4270, 770], [4110, 710], [4020, 620]], seats: [2330, 2950], wheelAt: [1860, 1010],
  },
  coupe: {
    label: 'Coupé', L: 4560, H: 1330, W: 1850, axle: [870, 3640], R: 354, rim: 'twin', sill: 206,
    outline: [[270, 164, 'c'], [130, 174], [52, 226], [16, 320], [2, 440], [8, 556], [40, 644], [130, 716], [340, 788], [700, 852], [1100, 900], [1470, 938, 'c'],
      [1740, 1080], [2000, 1206], [2240, 1290], [2480, 1325], [2720, 1327], [3000, 1296], [3300, 1230], [3600, 1144], [3880, 1064], [4120, 1014], [4320, 1000], [4476, 1006, 'c'],
      [4490, 950], [4500, 860], [4512, 760, 'c'], [4550, 710], [4560, 570], [4552, 420], [4514, 280], [4440, 194], [4340, 172, 'c']],
    ws: [[1470, 938, 'c'], [1740, 1080], [2000, 1206], [2240, 1290, 'c'], [2150, 1234], [1960, 1144], [1780, 1046], [1620, 938, 'c']],
    rg: [[3000, 1296, 'c'], [3300, 1230], [3600, 1144], [3880, 1064], [4060, 1024, 'c'], [3860, 1040], [3500, 1132], [3240, 1212]],
    dlo: [[1665, 905, 'c'], [1840, 1028], [2040, 1136], [2250, 1214], [2480, 1252], [2720, 1254], [2980, 1220], [3220, 1160], [3420, 1092], [3510, 1046, 'c'], [3400, 1004], [2900, 964], [2300, 932]],
    pillars: [[2830, 2866, 64]], sail: 1820,
    doors: [[[1650, 902], [1610, 760], [1600, 500], [1620, 350], [1670, 232]], [[2900, 960], [2930, 800], [2926, 540], [2866, 380], [2850, 232]]],
    handles: [[2650, 830]],
    crease: [[520, 690], [1100, 752], [1900, 786], [2700, 806], [3400, 846], [4000, 882], [4420, 892]],
    low: [[1420, 400], [2000, 352], [2600, 356], [3020, 420]],
    hood: [[540, 808], [900, 856], [1280, 896], [1650, 924]],
    head: [[24, 606], [80, 680], [220, 742], [400, 784], [570, 810, 'c'], [530, 744], [390, 684], [200, 636]],
    tail: [[4060, 890, 'c'], [4250, 932], [4486, 950], [4496, 870], [4500, 826, 'c'], [4380, 816], [4220, 846]],
    lip: [[270, 164, 'c'], [130, 174], [52, 226], [34, 284, 'c'], [160, 258], [360, 224], [470, 214], [470, 164, 'c']],
    diff: [[4340, 172, 'c'], [4440, 194], [4514, 280], [4536, 336, 'c'], [4390, 312], [4230, 276], [4140, 250], [4130, 172, 'c']],
    bumpF: [[440, 704], [486, 636], [492, 560]], bumpR: [[4508, 790], [4360, 770], [4200, 710], [4090, 620]], seats: [2400, 3060], wheelAt: [1980, 960],
  },
  van: {
    label: 'Van / Kleinbus', L: 4900, H: 1950, W: 1940, axle: [900, 3900], R: 350, rim: 'five', sill: 262,
    outline: [[270, 206, 'c'], [130, 216], [52, 280], [18, 400], [4, 560], [10, 720], [38, 840], [110, 930], [290, 1024], [520, 1102], [720, 1160, 'c'],
      [920, 1330], [1130, 1510], [1330, 1672], [1520, 1792], [1740, 1876], [2020, 1922], [2400, 1944], [3200, 1950], [4000, 1941], [4520, 1915], [4716, 1892, 'c'],
      [4752, 1840], [4792, 1650], [4826, 1400], [4846, 1200], [4860, 1000], [4866, 820, 'c'], [4894, 770], [4900, 600], [4892, 420], [4854, 290], [4786, 226], [4690, 212, 'c']],
    ws: [[720, 1160, 'c'], [920, 1330], [1130, 1510], [1330, 1672], [1520, 1792, 'c'], [1440, 1710], [1270, 1580], [1060, 1390], [840, 1160, 'c']],
    rg: [[4736, 1850, 'c'], [4792, 1650], [4836, 1300, 'c'], [4796, 1310], [4752, 1640]],
    dlo: [[900, 1120, 'c'], [1080, 1310], [1270, 1480], [1450, 1612], [1640, 1694], [1900, 1736], [2400, 1758], [3200, 1764], [4000, 1758], [4500, 1736], [4660, 1716, 'c'], [4700, 1480], [4716, 1216, 'c'], [4000, 1180], [3000, 1160], [2000, 1140]],
    pillars: [[1190, 1206, 56], [2180, 2196, 96], [3400, 3416, 96]], sail: 0,
    doors: [[[1150, 1130], [1200, 1000], [1310, 780], [1344, 560], [1350, 294]], [[2190, 1142], [2206, 900], [2206, 500], [2196, 294]], [[3416, 1166], [3420, 900], [3410, 620], [3400, 420], [3396, 294]]],
    handles: [[1960, 1010], [2330, 1010]], rail: [3430, 4560, 1086],
    crease: [[520, 900], [1200, 960], [2000, 980], [3000, 996], [4000, 1010], [4700, 1030]],
    low: [[1360, 470], [2000, 430], [2800, 430], [3380, 470]],
    hood: [[460, 1010], [660, 1066], [900, 1100]],
    head: [[24, 690], [64, 800], [160, 890], [320, 964], [470, 1012, 'c'], [470, 920], [340, 810], [180, 730]],
    tail: [[4690, 1180, 'c'], [4780, 1200], [4842, 1190], [4856, 1000], [4862, 840, 'c'], [4790, 850], [4730, 940]],
    lip: [[270, 206, 'c'], [130, 216], [52, 280], [32, 350, 'c'], [170, 330], [360, 290], [480, 276], [480, 206, 'c']],
    diff: [[4690, 212, 'c'], [4786, 226], [4854, 290], [4878, 350, 'c'], [4740, 340], [4560, 300], [4400, 280], [4390, 212, 'c']],
    bumpF: [[400, 830], [480, 760], [490, 680]], bumpR: [[4862, 820], [4700, 800], [4500, 740], [4360, 640]], seats: [1800, 2800, 3800], wheelAt: [1330, 1160],
  },
  transporter: {
    label: 'Transporter', L: 5530, H: 2450, W: 2020, axle: [1010, 4390], R: 356, rim: 'cover', sill: 300, box: true,
    outline: [[280, 236, 'c'], [130, 246], [52, 310], [18, 430], [4, 600], [10, 780], [34, 900], [90, 1000], [250, 1110], [440, 1200], [620, 1262, 'c'],
      [790, 1470], [960, 1690], [1110, 1880], [1270, 2040], [1480, 2180], [1760, 2300], [2100, 2386], [2600, 2434], [3400, 2450], [4500, 2449], [5240, 2434], [5410, 2412, 'c'],
      [5446, 2350], [5464, 2000], [5480, 1500], [5494, 900], [5498, 680, 'c'], [5526, 640], [5530, 480], [5514, 360], [5464, 280], [5390, 254], [5280, 244, 'c']],
    ws: [[620, 1262, 'c'], [790, 1470], [960, 1690], [1110, 1880], [1270, 2040, 'c'], [1200, 1940], [1060, 1780], [900, 1560], [720, 1262, 'c']],
    rg: null,
    dlo: [[800, 1218, 'c'], [940, 1440], [1090, 1650], [1240, 1810], [1420, 1910], [1640, 1950], [1990, 1954, 'c'], [2010, 1600], [2016, 1196, 'c'], [1500, 1180], [1100, 1190]],
    pillars: [[1120, 1132, 56]], sail: 0,
    doors: [[[1080, 1190], [1170, 1060], [1400, 800], [1440, 600], [1446, 320]], [[2060, 2120], [2076, 1800], [2080, 1200], [2080, 700], [2070, 320]], [[3290, 2230], [3300, 1800], [3304, 1200], [3304, 700], [3296, 320]]],
    handles: [[1900, 1086], [2210, 1086]], rail: [3310, 5280, 1190],
    crease: [[520, 940], [1200, 1010], [2000, 1040], [3000, 1056], [4400, 1066], [5400, 1066]],
    low: [[1470, 520], [2200, 500], [3200, 500], [3900, 520]],
    hood: [[420, 1130], [600, 1176], [800, 1200]],
    head: [[22, 760], [56, 890], [130, 980], [270, 1066], [420, 1130, 'c'], [420, 1000], [300, 880], [160, 800]],
    tail: [[5396, 1300, 'c'], [5450, 1312], [5484, 1300], [5492, 1000], [5494, 720, 'c'], [5440, 716], [5400, 760]],
    lip: [[280, 236, 'c'], [130, 246], [52, 310], [16, 440], [4, 600, 'c'], [120, 610], [330, 560], [500, 520], [560, 480], [560, 236, 'c']],
    diff: [[5280, 244, 'c'], [5390, 254], [5464, 280], [5514, 360], [5526, 520, 'c'], [5360, 520], [5120, 470], [4960, 430], [4950, 240, 'c']],
    bumpF: [[400, 960], [500, 860], [530, 760]], bumpR: [[5496, 690], [5300, 680], [5060, 640], [4900, 560]], seats: [1760], wheelAt: [1240, 1290],
    panels: [[2170, 3210, 1250, 2140], [3400, 4300, 1250, 2160], [4400, 5300, 1250, 2140]], strip: [1460, 5500, 640, 720],
  },
};

// The small car is drawn on the compact template and shortened.
{
  const s = SPEC.kleinwagen, kx = 0.925, ky = 1.02;
  const f = (p) => [p[0] * kx, p[1] * ky, ...p.slice(2)];
  for (const k of ['outline', 'ws', 'rg', 'dlo', 'crease', 'low', 'hood', 'head', 'tail', 'lip', 'diff', 'bumpF', 'bumpR', 'handles']) s[k] = s[k].map(f);
  s.doors = s.doors.map((l) => l.map(f));
  s.pillars = s.pillars.map(([a, b, w]) => [a * kx, b * kx, w]);
  s.seats = s.seats.map((x) => x * kx); s.axle = s.axle.map((x) => x * kx); s.wheelAt = f(s.wheelAt); s.L *= kx; s.H *= ky;
}

const DEFAULT = { arch: 46 };

// ───────────────────────────── shared SVG pieces ─────────────────────────────
const lg = (id, x1, y1, x2, y2, stops) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a == null ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`;
const rg = (id, cx, cy, r, stops) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a == null ? '' : ` stop-opacity="${a}"`}/>`).join('')}</radialGradient>`;
const blur = (id, sd) => `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${sd}"/></filter>`;

/** Studio cove, 1200x800 px space. */
function studio(id) {
  return `<defs>${lg(id + 'wall', 0, 0, 0, 800, [[0, '#cfd6d9'], [0.42, '#e6eaec'], [0.64, '#e9edee'], [0.685, '#dde2e4'], [0.72, '#dfe4e6'], [1, '#c9d0d3']])}
<radialGradient id="${id}glow" cx="0.5" cy="0.42" r="0.6"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="${id}floor" cx="0.5" cy="0.86" r="0.55" gradientTransform="matrix(1 0 0 .42 0 .5)"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="800" fill="url(#${id}wall)"/><rect width="1200" height="800" fill="url(#${id}glow)"/><rect width="1200" height="800" fill="url(#${id}floor)"/>`;
}

/** Light-alloy wheel seen from the side, centred at (cx, R). */
function wheel(id, cx, R, style, turn = 0) {
  const cy = R, r = R * (style === 'cover' ? 0.7 : 0.765);
  let s = `<g transform="translate(${n(cx)} ${n(cy)})">`;
  s += `<circle r="${n(R)}" fill="url(#${id}tyre)"/><circle r="${n(R * 0.985)}" fill="none" stroke="#4a5056" stroke-opacity=".55" stroke-width="5"/>`;
  s += `<circle r="${n(R * 0.9)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="5"/><circle r="${n(R * 0.84)}" fill="none" stroke="#565c62" stroke-opacity=".3" stroke-width="4"/>`;
  s += `<circle r="${n(r)}" fill="url(#${id}barrel)"/>`;
  s += `<circle r="${n(r * 0.66)}" fill="url(#${id}disc)"/><circle r="${n(r * 0.66)}" fill="none" stroke="#2b3035" stroke-width="4"/><circle r="${n(r * 0.3)}" fill="#2a2f34"/>`;
  s += `<path d="M${n(r * 0.36)} ${n(r * 0.56)}A${n(r * 0.67)} ${n(r * 0.67)} 0 0 0 ${n(r * 0.66)} ${n(-r * 0.1)}L${n(r * 0.48)} ${n(-r * 0.07)}A${n(r * 0.48)} ${n(r * 0.48)} 0 0 1 ${n(r * 0.26)} ${n(r * 0.4)}Z" fill="#23282c"/>`;
  const pol = (a, q) => [Math.cos(a) * q, Math.sin(a) * q];
  const spokes = [];
  const add = (a, w0, w1, lean = 0, r0 = 0.16, r1 = 0.955) => {
    const p = [pol(a - w0, r * r0), pol(a - w1 + lean, r * r1), pol(a + w1 + lean, r * r1), pol(a + w0, r * r0)];
    const mid = [pol(a - (w0 * 0.3 + w1 * 0.55) + lean * 0.42, r * 0.55), pol(a + (w0 * 0.3 + w1 * 0.55) + lean * 0.42, r * 0.55)];
    spokes.push(`M${n(p[0][0])} ${n(p[0][1])}Q${n(mid[0][0])} ${n(mid[0][1])} ${n(p[1][0])} ${n(p[1][1])}L${n(p[2][0])} ${n(p[2][1])}Q${n(mid[1][0])} ${n(mid[1][1])} ${n(p[3][0])} ${n(p[3][1])}Z`);
  };
  const T = Math.PI * 2, off = -Math.PI / 2 + turn;
  if (style === 'five') for (let k = 0; k < 5; k++) add(off + (k * T) / 5, 0.5, 0.15);
  else if (style === 'twin') for (let k = 0; k < 5; k++) { add(off + (k * T) / 5 - 0.13, 0.26, 0.075, -0.05); add(off + (k * T) / 5 + 0.13, 0.26, 0.075, 0.05); }
  else if (style === 'multi') for (let k = 0; k < 10; k++) { add(off + (k * T) / 10, 0.2, 0.05, 0.06); add(off + (k * T) / 10, 0.2, 0.05, -0.1, 0.5); }
  else if (style === 'turbine') for (let k = 0; k < 9; k++) add(off + (k * T) / 9, 0.24, 0.09, 0.16);
  if (style === 'cover') {
    s += `<circle r="${n(r * 0.94)}" fill="url(#${id}alloy)"/><circle r="${n(r * 0.94)}" fill="none" stroke="#3c4248" stroke-width="6"/>`;
    for (let k = 0; k < 10; k++) { const a = off + ((k + 0.5) * T) / 10; const [x, y] = pol(a, r * 0.7); s += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.12)}" ry="${n(r * 0.075)}" transform="rotate(${n((a * 180) / Math.PI)} ${n(x)} ${n(y)})" fill="#15181b"/>`; }
    s += `<circle r="${n(r * 0.42)}" fill="none" stroke="#6d757c" stroke-width="5"/>`;
  } else {
    s += `<g transform="translate(0 -7)"><path d="${spokes.join('')}" fill="#0a0c0e" opacity=".75"/></g><path d="${spokes.join('')}" fill="url(#${id}alloy)" stroke="#4b5258" stroke-width="2.5"/>`;
  }
  s += `<circle r="${n(r * 0.975)}" fill="none" stroke="url(#${id}lip)" stroke-width="${n(r * 0.055)}"/><circle r="${n(r * 1.0)}" fill="none" stroke="#08090a" stroke-width="4"/>`;
  s += `<circle r="${n(r * 0.2)}" fill="url(#${id}alloy)" stroke="#5a6167" stroke-width="3"/>`;
  if (style !== 'cover') for (let k = 0; k < 5; k++) { const [x, y] = pol(off + ((k + 0.5) * T) / 5, r * 0.145); s += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.026)}" fill="#2a2f33"/>`; }
  s += `<circle r="${n(r * 0.088)}" fill="#1c2124"/><circle r="${n(r * 0.088)}" fill="none" stroke="#8d959b" stroke-width="3"/></g>`;
  return s;
}

const hb0 = (s) => Math.min(...s.head.map((p) => p[1]));

function sideView(b, c, id) {
  const s = { ...DEFAULT, ...b };
  const [xf, xr] = s.axle, Ra = s.R + s.arch, belt = s.crease[Math.floor(s.crease.length / 2)][1];
  const outline = S(s.outline);
  const shift = (p, dy) => p.map(([x, y]) => [x, y + dy]);
  const g = (v) => n(c.gloss * v * 100) / 100;
  const line = (pts, w = 8) => `<path d="${spline(pts)}" fill="none" stroke="${c.deep}" stroke-opacity=".8" stroke-width="${w}" stroke-linecap="round"/>`;
  let d = '<defs>', o = '';
  d += `<clipPath id="${id}body"><path d="${outline}"/></clipPath>`;
  const q = (y) => n(((s.H - y) / (s.H - 150)) * 100) / 100;
  d += lg(id + 'paint', 0, s.H, 0, 150, [[0, c.top], [q(belt + (s.H - belt) * 0.55), c.hi], [q(belt + 130), c.hi], [q(belt - 10), c.base], [q(belt - 190), mix(c.base, c.lo, 0.45)], [q(belt - 330), mix(c.base, c.lo, 0.2)], [q(belt - 470), mix(c.base, c.lo, 0.75)], [1, c.deep]]);
  d += lg(id + 'ends', 0, 0, s.L, 0, [[0, '#04070a', 0.5], [0.05, '#04070a', 0.2], [0.14, '#04070a', 0], [0.86, '#04070a', 0], [0.95, '#04070a', 0.18], [1, '#04070a', 0.5]]);
  d += lg(id + 'edge', 0, s.H, 0, belt - 120, [[0, '#fff', g(0.95)], [0.6, '#fff', g(0.6)], [1, '#fff', 0]]);
  d += lg(id + 'hor', 0, belt - 130, 0, 260, [[0, c.deep, 0.05], [0.25, c.deep, 0.42], [0.6, c.deep, 0.14], [1, c.deep, 0]]);
  d += lg(id + 'arch', 0, s.R + Ra, 0, s.R - 120, [[0, c.hi], [0.5, c.base], [1, c.deep]]);
  d += lg(id + 'lipl', 0, s.R + Ra, 0, s.R + 40, [[0, '#fff', g(0.9)], [1, '#fff', 0]]);
  const gt = s.H - 60, gb = s.dlo ? Math.min(...s.dlo.map((p) => p[1])) : 900;
  d += lg(id + 'glass', 0, gt, 0, gb, [[0, '#10181d'], [0.45, '#243039'], [0.8, '#4b5b65'], [1, '#6b7b85']]);
  d += lg(id + 'sky', 0, gt, 0, gb, [[0, '#eaf1f5', 0.46], [1, '#eaf1f5', 0.04]]);
  d += rg(id + 'tyre', 0, 0, s.R, [[0, '#101214'], [0.72, '#15181a'], [0.8, '#25292c'], [0.93, '#1b1e21'], [1, '#08090a']]);
  d += rg(id + 'barrel', 0, 0, s.R * 0.72, [[0, '#1a1d20'], [0.75, '#0d0f11'], [1, '#2a2f33']]);
  d += lg(id + 'disc', -s.R * 0.5, s.R * 0.5, s.R * 0.5, -s.R * 0.5, [[0, '#8d949a'], [0.5, '#5b6268'], [1, '#3a4046']]);
  d += lg(id + 'alloy', -s.R * 0.4, s.R * 0.7, s.R * 0.4, -s.R * 0.7, [[0, '#fbfcfc'], [0.4, '#cdd3d7'], [1, '#7d868d']]);
  d += lg(id + 'lip', 0, s.R * 0.7, 0, -s.R * 0.7, [[0, '#ffffff'], [0.5, '#949ca3'], [1, '#e6eaec']]);
  const hx = s.head.map((p) => p[0]), hy = s.head.map((p) => p[1]);
  d += lg(id + 'lamp', 0, Math.max(...hy), 0, Math.min(...hy), [[0, '#5c6a73'], [0.35, '#2c363d'], [1, '#12181c']]);
  const tx = s.tail.map((p) => p[0]), ty = s.tail.map((p) => p[1]);
  d += lg(id + 'red', 0, Math.max(...ty), 0, Math.min(...ty), [[0, '#e2303c'], [0.4, '#a80f1c'], [1, '#5d060e']]);
  d += `<clipPath id="${id}head"><path d="${S(s.head)}"/></clipPath><clipPath id="${id}tail"><path d="${S(s.tail)}"/></clipPath>`;
  d += lg(id + 'refl', 0, 0, 0, s.H * 0.8, [[0, c.lo, 0.34], [0.5, c.base, 0.1], [1, c.base, 0]]);
  d += blur(id + 'b6', 6) + blur(id + 'b14', 14) + blur(id + 'b30', 30) + blur(id + 'b60', 60) + '</defs>';

  // underbody between the wheels
  o += `<path d="${rpoly([[xf - 120, s.sill - 64], [xr + 120, s.sill - 64], [s.L - 300, s.sill - 10], [s.L - 260, s.sill + 90], [260, s.sill + 90], [300, s.sill - 10]], 30)}" fill="#090b0d"/>`;
  if (s.open) o += cabin(s, c, id);
  // body shell
  o += `<path d="${outline}" fill="url(#${id}paint)"/><g clip-path="url(#${id}body)">`;
  o += `<path d="${outline}" fill="none" stroke="url(#${id}edge)" stroke-width="60" filter="url(#${id}b14)"/>`;
  const cr = s.crease;
  o += `<path d="${spline(shift(cr, 60))}" fill="none" stroke="#fff" stroke-opacity="${g(0.7)}" stroke-width="70" stroke-linecap="round" filter="url(#${id}b30)"/>`;
  // reflected horizon with a readable edge: this is what makes the flank look like lacquer
  const hz = shift(cr, -150).map(([x, y], i) => [x, y + [20, -14, -26, -18, 6, 26, 30][i]]);
  o += `<path d="${spline(hz)}L${n(hz[hz.length - 1][0])} 150L${n(hz[0][0])} 150Z" fill="url(#${id}hor)" filter="url(#${id}b6)"/>`;
  o += `<path d="${spline(shift(cr, -38))}" fill="none" stroke="${c.deep}" stroke-opacity=".38" stroke-width="66" stroke-linecap="round" filter="url(#${id}b14)"/>`;
  o += `<path d="${spline(cr)}" fill="none" stroke="${c.deep}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><path d="${spline(shift(cr, 9))}" fill="none" stroke="#fff" stroke-opacity="${g(0.85)}" stroke-width="8" stroke-linecap="round"/>`;
  o += `<path d="${spline(s.low)}" fill="none" stroke="#fff" stroke-opacity="${g(0.42)}" stroke-width="46" stroke-linecap="round" filter="url(#${id}b30)"/>`;
  o += `<rect x="-50" y="0" width="${s.L + 100}" height="${s.H + 50}" fill="url(#${id}ends)"/>`;
  if (s.panels) for (const [x0, x1, y0, y1] of s.panels) o += `<path d="${rpoly([[x0, y0], [x0 + 10, y1], [x1, y1], [x1, y0]], 70)}" fill="${c.deep}" fill-opacity=".07" stroke="${c.deep}" stroke-opacity=".4" stroke-width="8"/><path d="${rpoly([[x0 + 14, y0 + 14], [x0 + 24, y1 - 14], [x1 - 14, y1 - 14], [x1 - 14, y0 + 14]], 60)}" fill="none" stroke="#fff" stroke-opacity="${g(0.5)}" stroke-width="7"/>`;
  // lower trims, arches
  o += `<path d="${S(s.lip)}" fill="#14181b"/><path d="${S(s.diff)}" fill="#14181b"/>`;
  if (s.clad) o += `<path d="M${xf} ${s.sill + 30}L${xr} ${s.sill + 30}L${xr} 200L${xf} 200Z" fill="#1c2124"/><path d="M${xf + Ra} ${s.sill + 26}H${xr - Ra}" stroke="#4a5258" stroke-width="8"/>`;
  if (s.strip) o += `<rect x="${s.strip[0]}" y="${s.strip[2]}" width="${s.strip[1] - s.strip[0]}" height="${s.strip[3] - s.strip[2]}" fill="#1c2124"/><rect x="${s.strip[0]}" y="${s.strip[3] - 14}" width="${s.strip[1] - s.strip[0]}" height="9" fill="#59626a"/>`;
  for (const x of [xf, xr]) {
    o += `<circle cx="${x}" cy="${s.R}" r="${Ra + 70}" fill="none" stroke="${c.deep}" stroke-opacity=".3" stroke-width="60" filter="url(#${id}b30)"/>`;
    o += `<circle cx="${x}" cy="${s.R}" r="${Ra + (s.clad ? 58 : 22)}" fill="${s.clad ? '#1c2124' : `url(#${id}arch)`}"/>`;
    if (!s.clad) o += `<circle cx="${x}" cy="${s.R}" r="${Ra + 20}" fill="none" stroke="url(#${id}lipl)" stroke-width="8"/>`;
    else o += `<circle cx="${x}" cy="${s.R}" r="${Ra + 54}" fill="none" stroke="#4a5258" stroke-width="7"/>`;
    o += `<circle cx="${x}" cy="${s.R}" r="${Ra}" fill="#060809"/>`;
  }
  if (!s.clad) o += `<path d="M${xf + Ra} ${s.sill}H${xr - Ra}V100H${xf + Ra}Z" fill="#0b0d0f"/><path d="M${xf + Ra + 4} ${s.sill + 6}H${xr - Ra - 4}" stroke="#fff" stroke-opacity="${g(0.35)}" stroke-width="8"/>`;
  o += line(s.hood, 7) + line(s.bumpF, 7) + line(s.bumpR, 7);
  const ib = s.sill + (s.clad ? 90 : 110), it = hb0(s) - 60;
  if (!s.box) {
    const duct = [[-4, ib + 96, 10], [40, ib + 30, 26], [150, ib + 6, 20], [236, ib + 22, 26], [214, ib + 60, 16], [120, ib + 74, 30], [78, ib + 110, 20], [84, ib + 176, 16], [10, ib + 190, 10]];
    o += `<path d="${rpoly(duct)}" fill="#0d1113"/><path d="${rpoly(duct)}" fill="none" stroke="#fff" stroke-opacity="${g(0.3)}" stroke-width="5"/><path d="M52 ${ib + 66}Q90 ${ib + 44} 190 ${ib + 40}" fill="none" stroke="#4a545b" stroke-width="9"/>`;
    o += `<path d="${spline([[-10, it + 30], [40, it + 10], [120, it + 4], [240, it + 22], [380, it + 70]])}" fill="none" stroke="${c.deep}" stroke-opacity=".55" stroke-width="7"/>`;
    o += `<path d="${rpoly([[-20, it - 30], [34, it - 30], [52, it + 20], [34, it + 70], [-20, it + 70]], 14)}" fill="#0d1113"/>`;
    o += `<rect x="${s.L - 170}" y="${s.sill + 170}" width="120" height="26" rx="10" fill="#a5121d"/><rect x="${s.L - 160}" y="${s.sill + 184}" width="90" height="6" fill="#ff9b95" opacity=".7"/>`;
  }
  o += `<path d="${outline}" fill="none" stroke="${c.deep}" stroke-opacity=".55" stroke-width="9"/></g>`;
  if (s.rails) {
    const r = shift(s.rails, -12);
    o += `<path d="${spline(r)}" fill="none" stroke="#15191c" stroke-width="26" stroke-linecap="round"/><path d="${spline(shift(r, 8))}" fill="none" stroke="#a7b0b6" stroke-width="7" stroke-linecap="round"/>`;
  }
  // glass
  if (s.dlo) {
    const D = S(s.dlo);
    o += `<path d="${S(s.ws)}" fill="#1b272e"/>` + (s.rg ? `<path d="${S(s.rg)}" fill="#1b272e"/>` : '');
    o += `<path d="${D}" fill="#0a0d0f" stroke="#0a0d0f" stroke-width="34" stroke-linejoin="round"/><clipPath id="${id}dlo"><path d="${D}"/></clipPath><g clip-path="url(#${id}dlo)"><rect x="0" y="800" width="${s.L}" height="1700" fill="url(#${id}glass)"/>`;
    o += `<g fill="#0a0e11" opacity=".62">` + s.seats.map((x) => seat(x, gb)).join('') + `<path d="M${s.wheelAt[0]} ${s.wheelAt[1] + 130}L${s.wheelAt[0] + 60} ${s.wheelAt[1] - 160}" stroke="#0a0e11" stroke-width="26"/></g>`;
    const span = s.L * 0.16, hh = s.H - gb;
    for (const [i, x] of [[0, s.dlo[0][0] + 250], [1, s.dlo[0][0] + s.L * 0.26], [2, s.dlo[0][0] + s.L * 0.45]]) o += `<path d="${poly([[x + hh * 0.75, s.H], [x + hh * 0.75 + span * (i === 1 ? 0.55 : 1), s.H], [x + span * (i === 1 ? 0.55 : 1), gb - 30], [x, gb - 30]])}" fill="url(#${id}sky)" opacity="${i === 1 ? 0.5 : 0.85}"/>`;
    for (const [xt, xb, w] of s.pillars) o += `<path d="${poly([[xt - w / 2, s.H], [xt + w / 2, s.H], [xb + w / 2, gb - 40], [xb - w / 2, gb - 40]])}" fill="#0c1013"/><path d="M${n(xt - w / 2 + 9)} ${s.H}L${n(xb - w / 2 + 9)} ${gb - 40}" stroke="#4d5860" stroke-width="5"/>`;
    if (s.sail) o += `<path d="${poly([[s.dlo[0][0] - 40, gb - 30], [s.sail - 40, gb + 400], [s.sail, gb - 30]])}" fill="#0c1013" opacity=".0"/>`;
    o += `</g><path d="${D}" fill="none" stroke="${s.chrome ? '#e3e8eb' : '#39434a'}" stroke-width="${s.chrome ? 10 : 6}" stroke-linejoin="round"/>`;
  }
  for (const l of s.doors) o += line(l) + `<path d="${spline(l.map(([x, y]) => [x + 9, y]))}" fill="none" stroke="#fff" stroke-opacity="${g(0.35)}" stroke-width="4"/>`;
  if (s.rail) o += `<path d="M${s.rail[0]} ${s.rail[2]}H${s.rail[1]}" stroke="#0d1012" stroke-width="20" stroke-linecap="round"/><path d="M${s.rail[0]} ${s.rail[2] - 12}H${s.rail[1]}" stroke="#fff" stroke-opacity="${g(0.5)}" stroke-width="5"/>`;
  for (const [x, y] of s.handles) o += `<ellipse cx="${x + 6}" cy="${y - 12}" rx="92" ry="34" fill="${c.deep}" opacity=".55"/><rect x="${x - 112}" y="${y - 14}" width="224" height="32" rx="16" fill="${c.hi}" stroke="${c.deep}" stroke-width="5"/><rect x="${x - 98}" y="${y + 5}" width="190" height="8" rx="4" fill="#fff" opacity=".7"/>`;
  // headlamp: dark housing, two modules, light guide
  const hl = Math.min(...hx), hr = Math.max(...hx), hb = Math.min(...hy), ht = Math.max(...hy), hw = hr - hl, hd = ht - hb;
  o += `<path d="${S(s.head)}" fill="url(#${id}lamp)" stroke="#0b0f12" stroke-width="8"/><g clip-path="url(#${id}head)">`;
  o += `<path d="${spline(s.head.slice(4).concat([s.head[0]]).map(([x, y], i, a) => [x - 6, y + 26]))}" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round"/>`;
  for (const [fx, fy, k] of [[0.24, 0.5, 1], [0.44, 0.64, 0.9], [0.62, 0.75, 0.72]]) {
    const w = hw * 0.15 * k, h = hd * 0.2 * k, x = hl + hw * fx - w / 2, y = hb + hd * fy - h / 2, tilt = (Math.atan2(hd * 0.62, hw) * 180) / Math.PI;
    o += `<g transform="rotate(${n(tilt)} ${n(x + w / 2)} ${n(y + h / 2)})"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(h * 0.3)}" fill="#8fa2ad"/><rect x="${n(x + w * 0.12)}" y="${n(y + h * 0.45)}" width="${n(w * 0.76)}" height="${n(h * 0.4)}" rx="${n(h * 0.2)}" fill="#f4f9fb"/></g>`;
  }
  o += `<path d="${spline(s.head.slice(0, 5).map(([x, y]) => [x + 14, y - 12]))}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14"/></g>`;
  // tail lamp
  const tl = Math.min(...tx), tr = Math.max(...tx), tb = Math.min(...ty), tt = Math.max(...ty), tw = tr - tl, td = tt - tb;
  o += `<path d="${S(s.tail)}" fill="url(#${id}red)" stroke="#24040a" stroke-width="8"/><g clip-path="url(#${id}tail)">`;
  if (td > tw) o += `<path d="M${n(tl + tw * 0.62)} ${n(tb + td * 0.1)}V${n(tt - td * 0.12)}" stroke="#ff9d97" stroke-width="16"/><rect x="${tl}" y="${n(tb + td * 0.3)}" width="${tw}" height="${n(td * 0.16)}" fill="#f6d9c4" opacity=".85"/>`;
  else o += `<path d="M${n(tl + tw * 0.16)} ${n(tb + td * 0.7)}L${n(tl + tw * 0.5)} ${n(tb + td * 0.6)}L${tr} ${n(tb + td * 0.56)}" fill="none" stroke="#ff8d88" stroke-width="17" stroke-linejoin="round"/><path d="M${n(tl + tw * 0.42)} ${n(tb + td * 0.32)}L${tr} ${n(tb + td * 0.26)}" stroke="#f3cdbb" stroke-width="15" opacity=".8"/>`;
  o += `<path d="${spline(s.tail.slice(0, 3).map(([x, y]) => [x + 8, y - 20]))}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="12"/></g>`;
  // mirror
  if (!s.open) {
    const [mx, my] = [s.dlo[0][0] + (s.box || s.label.startsWith('Van') ? 210 : 150), gb + 34];
    const big = s.box ? 1.6 : s.H > 1900 ? 1.25 : 1;
    const m = (x, y) => [mx + x * big, my + y * big];
    o += `<path d="${poly([m(-40, -40), m(70, -40), m(60, 30), m(-20, 30)])}" fill="#0c1013"/><path d="${rpoly([m(-118, 8), m(-84, 104), m(-10, 140), m(112, 132), m(128, 24), m(60, -2)], 46)}" fill="${s.box ? '#1c2124' : c.base}" stroke="${c.deep}" stroke-width="5"/><path d="${rpoly([m(-78, 96), m(-10, 130), m(104, 122), m(106, 96), m(0, 100)], 16)}" fill="#fff" opacity="${s.box ? 0.18 : g(0.9)}"/><path d="${rpoly([m(-108, 16), m(120, 34), m(124, 8), m(60, -4)], 10)}" fill="#0a0d0f" opacity=".55"/>`;
  }
  o += wheel(id, xf, s.R, s.rim) + wheel(id, xr, s.R, s.rim, 0.3);
  return { defs: d, art: o, w: s.L, h: s.H };
}

/** Seat silhouette seen through the glass. */
const seat = (x, y) => `<path d="${rpoly([[x - 60, y - 100], [x + 10, y + 170], [x + 150, y + 180], [x + 190, y - 100]], 50)}"/><path d="${rpoly([[x + 40, y + 190], [x + 52, y + 292], [x + 168, y + 286], [x + 160, y + 190]], 40)}"/>`;

/** Open cabin of the cabriolet, drawn behind the body shell. */
function cabin(s, c, id) {
  let o = '';
  const leather = ['#2a2320', '#4a3d36', '#6d5c52'];
  // far-side interior trim and roll bar
  o += `<path d="${spline([[1640, 900, 'c'], [1660, 985], [2000, 992], [2600, 1000], [3000, 1030], [3240, 1062, 'c'], [3240, 900, 'c']])}Z" fill="#1b1f22"/>`;
  o += `<path d="M3060 1000Q3070 1150 3160 1150H3230Q3290 1150 3296 1050" fill="none" stroke="#9aa3a9" stroke-width="30"/><path d="M3060 1000Q3070 1160 3160 1160H3230" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8"/>`;
  for (const [x, k] of [[2860, 0.66], [2330, 1]]) {
    const p = (dx, dy, r) => [x + dx * (0.75 + k * 0.25), 900 + dy * k, r];
    o += `<path d="${rpoly([p(-150, -60), p(-10, 270), p(30, 312), p(140, 320), p(196, 262), p(230, -60)], 60)}" fill="${leather[0]}"/><path d="${rpoly([p(-110, -60), p(14, 268), p(52, 300), p(96, 292), p(70, 150), p(40, -60)], 40)}" fill="${leather[1]}"/><path d="M${n(p(-84, 0)[0])} ${n(p(0, 20)[1])}Q${n(p(-10, 0)[0])} ${n(p(0, 200)[1])} ${n(p(46, 0)[0])} ${n(p(0, 286)[1])}" fill="none" stroke="${leather[2]}" stroke-width="9"/>`;
    o += `<path d="M${n(p(78, 0)[0])} ${n(p(0, 290)[1])}l10 60M${n(p(124, 0)[0])} ${n(p(0, 290)[1])}l6 60" stroke="#9aa3a9" stroke-width="10"/><path d="${rpoly([p(40, 336), p(54, 440), p(168, 436), p(170, 336)], 44)}" fill="${leather[0]}"/><path d="${rpoly([p(52, 346), p(64, 426), p(112, 424), p(104, 346)], 26)}" fill="${leather[1]}"/>`;
  }
  o += `<path d="M1900 940L1848 1078" stroke="#0e1214" stroke-width="40" stroke-linecap="round"/><path d="M1894 960L1850 1072" stroke="#3c454b" stroke-width="10" stroke-linecap="round"/>`;
  // windscreen: far pillar, glass, near pillar and header
  o += `<path d="${spline([[1400, 940, 'c'], [1630, 1094], [1830, 1222], [2024, 1330, 'c'], [2064, 1322, 'c'], [1960, 1180], [1850, 1010], [1816, 930, 'c']])}Z" fill="#b9cad3" opacity=".55"/><path d="${poly([[1560, 940], [1700, 940], [1960, 1280], [1900, 1250]])}" fill="#fff" opacity=".4"/>`;
  o += `<path d="${spline([[1370, 950], [1610, 1098], [1824, 1228], [2040, 1344]])}" fill="none" stroke="#0d1113" stroke-width="74" stroke-linecap="round"/><path d="${spline([[1376, 962], [1610, 1108], [1820, 1238], [2046, 1352]])}" fill="none" stroke="${c.base}" stroke-width="46" stroke-linecap="round"/><path d="${spline([[1380, 976], [1606, 1122], [1816, 1252], [2040, 1366]])}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/>`;
  o += `<path d="M1826 936L2046 1310" stroke="#0d1113" stroke-width="20"/>`;
  o += `<path d="${poly([[1640, 930], [1740, 930], [1720, 1010], [1660, 1010]])}" fill="#0c1013"/><path d="${rpoly([[1560, 990], [1594, 1088], [1668, 1126], [1796, 1116], [1812, 1006], [1740, 984]], 46)}" fill="${c.base}" stroke="${c.deep}" stroke-width="5"/><path d="${rpoly([[1602, 1080], [1670, 1116], [1788, 1106], [1790, 1080], [1680, 1084]], 16)}" fill="#fff" opacity=".65"/>`;
  return o;
}

// ───────────────────────────── front and rear ─────────────────────────────
const mirrorX = (pts) => pts.map(([x, ...r]) => [-x, ...r]);
const both = (f) => f(1) + f(-1);
const sx = (k, pts) => pts.map(([x, ...r]) => [x * k, ...r]);

/** Common shell for front and rear: silhouette, tyres, paint, greenhouse, mirrors. */
function endShell(s, c, id, isFront) {
  const hw = s.W / 2, H = s.open ? 1366 : s.H, cowl = s.box ? 1262 : s.H > 1900 ? 1160 : (s.ws ?? [[0, 962]])[0][1];
  const belt = cowl - 20, top = Math.min(H, s.open ? 1366 : H);
  const tall = s.box ? 0.97 : s.H > 1900 ? 0.84 : s.H > 1600 ? 0.72 : 0.66;
  const half = [[hw - 330, s.sill - 26, 'c'], [hw - 120, s.sill - 10], [hw - 36, s.sill + 70], [hw - 8, s.sill + 230], [hw, belt - 300], [hw - 8, belt - 130], [hw - 40, belt - 14], [hw - 78, belt + 60],
    [hw * (0.78 + (tall - 0.66) * 0.6), (belt + top) / 2 + 30], [hw * (tall + 0.02), top - 150], [hw * (tall - 0.06), top - 56], [hw * (tall - 0.3), top - 12], [0, top]];
  if (s.box) half.splice(6, 7, [hw - 10, belt], [hw - 12, (belt + top) / 2], [hw * 0.965, top - 300], [hw * 0.93, top - 110], [hw * 0.84, top - 34], [hw * 0.5, top - 4], [0, top]);
  if (!s.box && s.H > 1900) half.splice(6, 7, [hw - 14, belt], [hw * 0.955, (belt + top) / 2], [hw * 0.89, top - 240], [hw * 0.84, top - 96], [hw * 0.74, top - 28], [hw * 0.4, top - 2], [0, top]);
  if (s.open && !isFront) half.splice(6, 7, [hw - 56, belt + 30], [hw * 0.84, belt + 100], [hw * 0.5, belt + 134], [0, belt + 142]);
  const outline = S([...half, ...mirrorX(half).reverse().slice(1)]);
  const q = (y) => n(((top - y) / (top - 150)) * 100) / 100, g = (v) => n(c.gloss * v * 100) / 100;
  let d = '<defs>';
  d += `<clipPath id="${id}body"><path d="${outline}"/></clipPath>`;
  d += lg(id + 'paint', 0, top, 0, 150, [[0, c.top], [q(belt + 120), c.hi], [q(belt - 60), c.hi], [q(belt - 220), c.base], [q(belt - 420), mix(c.base, c.lo, 0.5)], [q(s.sill + 120), c.lo], [1, c.deep]]);
  d += lg(id + 'ends', -hw, 0, hw, 0, [[0, '#04070a', 0.62], [0.07, '#04070a', 0.24], [0.2, '#04070a', 0], [0.8, '#04070a', 0], [0.93, '#04070a', 0.24], [1, '#04070a', 0.62]]);
  d += lg(id + 'edge', 0, top, 0, belt, [[0, '#fff', g(0.9)], [1, '#fff', 0]]);
  d += lg(id + 'hood', 0, cowl, 0, cowl - 300, [[0, c.base], [0.2, c.hi], [0.7, c.top], [1, c.hi]]);
  d += lg(id + 'glass', 0, top - 40, 0, cowl, [[0, '#0d1418'], [0.5, '#28343c'], [1, '#5d6d77']]);
  d += lg(id + 'sky', 0, top, 0, cowl, [[0, '#eef4f7', 0.5], [1, '#eef4f7', 0.05]]);
  d += lg(id + 'lamp', 0, cowl - 60, 0, cowl - 320, [[0, '#5c6a73'], [0.4, '#2c363d'], [1, '#12181c']]);
  d += lg(id + 'red', 0, cowl + 60, 0, cowl - 320, [[0, '#e2303c'], [0.5, '#a80f1c'], [1, '#5d060e']]);
  d += lg(id + 'chrome', 0, 900, 0, 500, [[0, '#ffffff'], [0.4, '#b4bcc2'], [0.55, '#6f787f'], [1, '#dfe4e7']]);
  d += lg(id + 'refl', 0, 0, 0, top * 0.8, [[0, c.lo, 0.34], [0.5, c.base, 0.1], [1, c.base, 0]]);
  d += `<pattern id="${id}mesh" width="46" height="40" patternUnits="userSpaceOnUse"><rect width="46" height="40" fill="#0a0d0f"/><path d="M0 0L23 20L46 0M0 40L23 20L46 40" fill="none" stroke="#2b3338" stroke-width="6"/></pattern>`;
  d += blur(id + 'b6', 6) + blur(id + 'b14', 14) + blur(id + 'b30', 30) + blur(id + 'b60', 60) + '</defs>';
  let o = '';
  o += `<rect x="${-hw + 200}" y="${s.sill - 90}" width="${2 * hw - 400}" height="140" rx="30" fill="#090b0d"/>`;
  const tw = s.box ? 250 : 235;
  o += both((k) => `<path d="${rpoly(sx(k, [[hw - 62, 0, 46], [hw - 62 - tw, 0, 46], [hw - 62 - tw, 420], [hw - 62, 420]]), 20)}" fill="#121517"/><path d="${rpoly(sx(k, [[hw - 74, 14, 40], [hw - 40 - tw / 2, 14, 10], [hw - 40 - tw / 2, 420], [hw - 74, 420]]), 10)}" fill="#24282b"/>` + [0.25, 0.45, 0.65].map((f) => `<path d="M${n(k * (hw - 62 - tw * f))} 10V400" stroke="#050607" stroke-width="9"/>`).join(''));
  // mirrors behind the shell
  const my = s.box ? cowl + 20 : cowl + 10, ms = s.box ? 1.5 : s.H > 1900 ? 1.2 : 1;
  o += both((k) => {
    const m = (x, y, r) => [k * (hw - (s.box ? 0 : s.H > 1900 ? 10 : 86) + x * ms * 0.92), my + y * ms, r];
    return `<path d="${poly([m(-60, 40), m(60, 50), m(60, 14), m(-60, 0)])}" fill="#0c1013"/><path d="${rpoly([m(34, 8), m(30, 110), m(70, 146), m(200, 138), m(238, 80), m(220, 14)], 44)}" fill="${isFront && !s.box ? c.base : '#171b1e'}" stroke="${c.deep}" stroke-width="5"/>` + (isFront ? `<path d="${rpoly([m(54, 104), m(76, 134), m(196, 126), m(216, 96)], 18)}" fill="#fff" opacity="${s.box ? 0.15 : g(0.8)}"/>` : `<path d="${rpoly([m(52, 28), m(50, 106), m(80, 130), m(190, 122), m(214, 78), m(204, 30)], 34)}" fill="#8b9aa4"/><path d="${rpoly([m(52, 70), m(50, 106), m(80, 130), m(190, 122)], 20)}" fill="#fff" opacity=".35"/>`);
  });
  return { d, o, hw, H: top, cowl, belt, outline, tall, g };
}

function plateSvg(y, text, w = 500) {
  return `<rect x="${-w / 2 - 10}" y="${y - 10}" width="${w + 20}" height="132" rx="14" fill="#0c0f11"/><rect x="${-w / 2}" y="${y}" width="${w}" height="112" rx="9" fill="#f7f8f6"/><rect x="${-w / 2}" y="${y}" width="20" height="112" rx="6" fill="#c9e63a"/><text transform="translate(8 ${y + 28}) scale(1 -1)" text-anchor="middle" font-family="Archivo,Arial,sans-serif" font-weight="700" font-size="76" letter-spacing="5" textLength="${w - 90}" lengthAdjust="spacingAndGlyphs" fill="#0b1f27">${text}</text>`;
}

function frontView(b, c, id, plate) {
  const s = { ...DEFAULT, ...b };
  const { d, o: base, hw, H, cowl, belt, outline, tall, g } = endShell(s, c, id, true);
  let o = base;
  const line = (dd, w = 8) => `<path d="${dd}" fill="none" stroke="${c.deep}" stroke-opacity=".75" stroke-width="${w}" stroke-linecap="round"/>`;
  o += `<path d="${outline}" fill="url(#${id}paint)"/><g clip-path="url(#${id}body)">`;
  o += `<path d="${outline}" fill="none" stroke="url(#${id}edge)" stroke-width="50" filter="url(#${id}b14)"/>`;
  // nose height: top of the grille band
  const nose = cowl - (s.box ? 330 : s.H > 1900 ? 330 : s.H > 1600 ? 230 : 270);
  // bonnet
  const bon = [[hw - 120, cowl - 6, 'c'], [hw - 170, cowl - 90], [hw - 240, nose + 70], [hw - 330, nose + 26, 'c'], [0, nose + 6], [-(hw - 330), nose + 26, 'c'], [-(hw - 240), nose + 70], [-(hw - 170), cowl - 90], [-(hw - 120), cowl - 6, 'c'], [0, cowl + 26]];
  o += `<path d="${S(bon)}" fill="url(#${id}hood)"/>` + line(S(bon), 7);
  o += both((k) => `<path d="${spline(sx(k, [[hw * 0.5, cowl - 4], [hw * 0.42, cowl - 110], [hw * 0.37, nose + 40]]))}" fill="none" stroke="${c.deep}" stroke-opacity=".35" stroke-width="14" filter="url(#${id}b6)"/><path d="${spline(sx(k, [[hw * 0.515, cowl - 4], [hw * 0.435, cowl - 110], [hw * 0.385, nose + 40]]))}" fill="none" stroke="#fff" stroke-opacity="${g(0.9)}" stroke-width="10"/>`);
  o += `<ellipse cx="0" cy="${nose + 110}" rx="${hw * 0.3}" ry="36" fill="#fff" opacity="${g(0.55)}" filter="url(#${id}b30)"/>`;
  // bumper volume light
  o += `<path d="${spline([[-hw + 60, nose - 250], [-hw * 0.6, nose - 205], [0, nose - 190], [hw * 0.6, nose - 205], [hw - 60, nose - 250]])}" fill="none" stroke="#fff" stroke-opacity="${g(0.5)}" stroke-width="60" filter="url(#${id}b30)"/>`;
  o += `<rect x="${-hw - 10}" y="0" width="${2 * hw + 20}" height="${H + 40}" fill="url(#${id}ends)"/>`;
  // lower intake and lip
  const ly = s.sill + (s.clad ? 70 : 40), lh = s.box ? 230 : 150;
  if (s.box) o += `<path d="${rpoly([[-hw - 20, 150], [-hw - 20, nose - 330], [-hw + 260, nose - 370], [hw - 260, nose - 370], [hw + 20, nose - 330], [hw + 20, 150]], 60)}" fill="#1b2023"/>`;
  else o += `<path d="${rpoly([[-hw - 20, 130], [-hw - 20, s.sill + (s.clad ? 160 : 60)], [-hw + 240, s.sill + (s.clad ? 60 : 8)], [hw - 240, s.sill + (s.clad ? 60 : 8)], [hw + 20, s.sill + (s.clad ? 160 : 60)], [hw + 20, 130]], 50)}" fill="#15191c"/>`;
  o += `<path d="${rpoly([[-hw * 0.6, ly + lh], [hw * 0.6, ly + lh], [hw * 0.5, ly], [-hw * 0.5, ly]], 44)}" fill="url(#${id}mesh)" stroke="#050708" stroke-width="8"/>`;
  o += both((k) => `<path d="${rpoly(sx(k, [[hw * 0.68, ly + 40], [hw * 0.72, ly + lh + 30], [hw * 0.93, ly + lh + 90], [hw * 0.95, ly + lh - 10], [hw * 0.88, ly + 40]]), 30)}" fill="#0e1214"/><path d="M${n(k * hw * 0.74)} ${ly + lh * 0.55}L${n(k * hw * 0.9)} ${ly + lh * 0.8}" stroke="#e9f1f5" stroke-width="18" stroke-linecap="round"/><path d="M${n(k * hw * 0.72)} ${ly + lh + 34}L${n(k * hw * 0.93)} ${ly + lh + 92}" stroke="#fff" stroke-opacity="${g(0.5)}" stroke-width="7"/>`);
  // grille
  const gy = nose - 14, gh = s.box ? 190 : s.H > 1600 ? 210 : 180, gw = hw * 0.5;
  const gr = [[-gw, gy], [gw, gy], [gw * 0.9, gy - gh * 0.55], [gw * 0.7, gy - gh], [-gw * 0.7, gy - gh], [-gw * 0.9, gy - gh * 0.55]];
  o += `<clipPath id="${id}gr"><path d="${rpoly(gr, 34)}"/></clipPath><path d="${rpoly(gr, 34)}" fill="#0b0e10"/><g clip-path="url(#${id}gr)">`;
  for (let i = 1; i < 6; i++) o += `<path d="M${n(-gw)} ${n(gy - (gh * i) / 6)}H${n(gw)}" stroke="#3a444a" stroke-width="12"/><path d="M${n(-gw)} ${n(gy - (gh * i) / 6 + 5)}H${n(gw)}" stroke="#7d878e" stroke-width="3"/>`;
  o += `</g><path d="${rpoly(gr, 34)}" fill="none" stroke="${s.box || s.clad ? '#20262a' : `url(#${id}chrome)`}" stroke-width="15"/>`;
  o += `<circle cx="0" cy="${n(gy - gh * 0.42)}" r="50" fill="#12171a" stroke="url(#${id}chrome)" stroke-width="13"/><path d="M-22 ${n(gy - gh * 0.42)}H22" stroke="#dfe4e7" stroke-width="11"/>`;
  o += '</g>';
  // headlamps
  o += both((k) => {
    const h = s.box || s.H > 1900
      ? [[hw * 0.58, nose + 10], [hw * 0.66, nose + 120], [hw * 0.86, nose + 210], [hw * 0.955, nose + 190], [hw * 0.985, nose + 40], [hw * 0.94, nose - 60], [hw * 0.74, nose - 50]]
      : [[hw * 0.53, nose - 22], [hw * 0.6, nose + 36], [hw * 0.78, nose + 84], [hw * 0.95, nose + 116], [hw * 0.985, nose + 20], [hw * 0.95, nose - 46], [hw * 0.74, nose - 70]];
    const p = rpoly(sx(k, h), 22), cid = `${id}hl${k > 0 ? 'r' : 'l'}`;
    let t = `<clipPath id="${cid}"><path d="${p}"/></clipPath><path d="${p}" fill="url(#${id}lamp)" stroke="#0b0f12" stroke-width="9"/><g clip-path="url(#${cid})">`;
    for (const [f, yy] of [[0.66, -8], [0.77, 14], [0.87, 34]]) t += `<g transform="rotate(${n(k * 9)} ${n(k * hw * f)} ${n(nose + yy)})"><rect x="${n(k * hw * f - 36)}" y="${n(nose + yy - 24)}" width="72" height="48" rx="12" fill="#8497a2"/><rect x="${n(k * hw * f - 26)}" y="${n(nose + yy - 4)}" width="52" height="22" rx="9" fill="#f6fafc"/></g>`;
    t += `<path d="${spline(sx(k, [h[0], h[6], h[5], h[4]].map(([x, y]) => [x, y + 20])))}" fill="none" stroke="#fff" stroke-width="22"/><path d="${spline(sx(k, [h[1], h[2], h[3]].map(([x, y]) => [x, y - 18])))}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="12"/></g>`;
    return t;
  });
  o += both((k) => line(spline(sx(k, [[hw * 0.74, nose - 74], [hw * 0.8, nose - 130], [hw * 0.97, nose - 150]])), 7));
  // windscreen
  const wt = s.open ? 1330 : s.box ? 2040 : s.H > 1900 ? 1800 : H - 78;
  const wtw = s.box ? hw * 0.8 : s.H > 1900 ? hw * 0.76 : hw * (tall - 0.045), wbw = hw * 0.845;
  const ws = [[-wbw, cowl + 8, 40], [-wtw, wt, 60], [0, wt + 16, 10], [wtw, wt, 60], [wbw, cowl + 8, 40], [0, cowl + 44, 10]];
  o += `<path d="${rpoly(ws)}" fill="${s.open ? '#a9bcc6' : `url(#${id}glass)`}" stroke="#0a0d0f" stroke-width="22" stroke-linejoin="round"/><clipPath id="${id}ws"><path d="${rpoly(ws)}"/></clipPath><g clip-path="url(#${id}ws)">`;
  o += both((k) => `<g fill="#080b0d" opacity=".6"><path d="${rpoly(sx(k, [[170, cowl - 20], [190, cowl + 190], [470, cowl + 190], [490, cowl - 20]]), 70)}"/><path d="${rpoly(sx(k, [[250, cowl + 200], [262, cowl + 300], [400, cowl + 300], [412, cowl + 200]]), 44)}"/></g>`);
  o += `<path d="M-${n(wbw)} ${cowl + 8}Q0 ${cowl + 150} ${n(wbw)} ${cowl + 8}Z" fill="#07090b" opacity=".8"/><path d="M330 ${cowl + 120}a118 104 0 0 1 -236 0" transform="translate(118 0)" fill="none" stroke="#07090b" stroke-width="22" opacity=".8"/>`;
  o += `<path d="${poly([[-wbw, cowl], [-wbw * 0.15, cowl], [wtw * 0.3, wt + 20], [-wtw * 0.45, wt + 20]])}" fill="url(#${id}sky)" opacity=".8"/><path d="${poly([[wbw * 0.05, cowl], [wbw * 0.3, cowl], [wtw * 0.75, wt + 20], [wtw * 0.5, wt + 20]])}" fill="url(#${id}sky)" opacity=".5"/>`;
  o += `<rect x="-86" y="${wt - 74}" width="172" height="52" rx="22" fill="#090c0e"/></g>`;
  o += `<path d="M${n(-wbw * 0.9)} ${cowl + 22}L${n(-wbw * 0.08)} ${cowl + 62}M${n(-wbw * 0.02)} ${cowl + 30}L${n(wbw * 0.72)} ${cowl + 52}" stroke="#06080a" stroke-width="15" stroke-linecap="round"/>`;
  o += `<path d="${outline}" fill="none" stroke="${c.deep}" stroke-opacity=".5" stroke-width="8"/>`;
  o += plateSvg(s.box ? ly + lh - 60 : gy - gh - 110 < ly + lh - 30 ? ly + lh - 64 : gy - gh - 120, plate);
  return { defs: d, art: o, w: s.W + 420, h: H, outline };
}

function rearView(b, c, id, plate) {
  const s = { ...DEFAULT, ...b };
  const { d, o: base, hw, H, cowl, outline, tall, g } = endShell(s, c, id, false);
  let o = base;
  const line = (dd, w = 8) => `<path d="${dd}" fill="none" stroke="${c.deep}" stroke-opacity=".75" stroke-width="${w}" stroke-linecap="round"/>`;
  const boot = ['Limousine', 'Coupé', 'Cabrio'].includes(s.label), vanish = s.box || s.H > 1900;
  const deck = boot ? cowl + 96 : cowl + 10;
  if (s.open) {
    const fr = [[-hw * 0.8, cowl - 40], [-hw * 0.74, cowl + 120], [-hw * 0.63, 1310], [-hw * 0.54, 1352], [hw * 0.54, 1352], [hw * 0.63, 1310], [hw * 0.74, cowl + 120], [hw * 0.8, cowl - 40]];
    o += `<path d="${rpoly(fr, 60)}" fill="#b9cad3" fill-opacity=".6" stroke="#0d1113" stroke-width="60"/><path d="${rpoly(fr, 60)}" fill="none" stroke="${c.base}" stroke-width="38"/><path d="M${n(-hw * 0.52)} 1362H${n(hw * 0.52)}" stroke="#fff" stroke-opacity=".6" stroke-width="8"/>`;
    o += both((k) => `<path d="${rpoly(sx(k, [[180, deck - 40], [200, deck + 150], [450, deck + 150], [470, deck - 40]]), 70)}" fill="#2a2320"/><path d="${rpoly(sx(k, [[210, deck - 20], [224, deck + 124], [330, deck + 128], [326, deck - 20]]), 44)}" fill="#4a3d36"/><path d="${rpoly(sx(k, [[258, deck + 156], [268, deck + 250], [384, deck + 250], [394, deck + 156]]), 44)}" fill="#2a2320"/><path d="${rpoly(sx(k, [[276, deck + 166], [284, deck + 234], [330, deck + 236], [326, deck + 166]]), 26)}" fill="#4a3d36"/>`);
  }
  o += `<path d="${outline}" fill="url(#${id}paint)"/><g clip-path="url(#${id}body)">`;
  o += `<path d="${outline}" fill="none" stroke="url(#${id}edge)" stroke-width="50" filter="url(#${id}b14)"/>`;
  o += `<path d="${spline([[-hw + 30, deck - 110], [-hw * 0.5, deck - 84], [0, deck - 76], [hw * 0.5, deck - 84], [hw - 30, deck - 110]])}" fill="none" stroke="#fff" stroke-opacity="${g(0.75)}" stroke-width="56" filter="url(#${id}b30)"/>`;
  const bump = s.box ? 620 : s.clad ? 760 : 640;
  o += `<path d="${spline([[-hw, bump - 40], [-hw * 0.7, bump - 14], [0, bump], [hw * 0.7, bump - 14], [hw, bump - 40]])}" fill="none" stroke="#fff" stroke-opacity="${g(0.55)}" stroke-width="44" filter="url(#${id}b14)"/>`;
  o += `<rect x="${-hw - 10}" y="0" width="${2 * hw + 20}" height="${H + 40}" fill="url(#${id}ends)"/>`;
  // bumper
  if (s.box) o += `<path d="${rpoly([[-hw - 20, 150], [-hw - 20, 560], [hw + 20, 560], [hw + 20, 150]], 40)}" fill="#1b2023"/><path d="M${-hw + 60} 548H${hw - 60}" stroke="#59626a" stroke-width="12"/>`;
  else {
    const dh = s.sill + (s.clad ? 220 : 130);
    o += `<path d="${rpoly([[-hw - 20, 130], [-hw - 20, dh + 40], [-hw + 170, dh + 30], [-hw + 290, dh - 10], [hw - 290, dh - 10], [hw - 170, dh + 30], [hw + 20, dh + 40], [hw + 20, 130]], 40)}" fill="#15191c"/>`;
    for (const f of [-0.34, -0.17, 0, 0.17, 0.34]) o += `<path d="M${n(hw * f)} ${s.sill - 30}V${dh - 50}" stroke="#2d353a" stroke-width="12"/>`;
    o += both((k) => `<rect x="${n(k * hw * 0.62 - 95)}" y="${s.sill + 4}" width="190" height="66" rx="30" fill="#0a0c0e" stroke="url(#${id}chrome)" stroke-width="13"/><rect x="${n(k * hw * 0.82 - 110)}" y="${dh + 2}" width="170" height="26" rx="12" fill="#a5121d"/><rect x="${n(k * hw * 0.82 - 96)}" y="${dh + 14}" width="120" height="6" rx="3" fill="#ff9b95" opacity=".8"/>`);
    o += line(spline([[-hw, bump + 30], [-hw * 0.78, bump + 10], [0, bump + 2], [hw * 0.78, bump + 10], [hw, bump + 30]]), 8);
  }
  o += '</g>';
  // rear glass
  const gt = s.open ? 0 : s.box ? 1980 : H - (vanish ? 170 : boot ? 84 : 150), gb = deck + (boot ? 24 : vanish ? 60 : 40);
  if (s.open) {
    // cover of the folded hood
    o += `<path d="${spline([[-hw * 0.78, deck + 6], [-hw * 0.4, deck + 22], [0, deck + 26], [hw * 0.4, deck + 22], [hw * 0.78, deck + 6]])}" fill="none" stroke="${c.deep}" stroke-opacity=".6" stroke-width="8"/><rect x="-150" y="${deck - 16}" width="300" height="16" rx="8" fill="#c01422"/>`;
  } else if (s.box) {
    o += both((k) => `<path d="${rpoly(sx(k, [[40, 1330], [40, 1960], [hw * 0.82, 1960], [hw * 0.86, 1330]]), 50)}" fill="url(#${id}glass)" stroke="#0a0d0f" stroke-width="18"/><path d="${poly(sx(1, k > 0 ? [[60, 1330], [330, 1330], [620, 1960], [350, 1960]] : [[-820, 1330], [-560, 1330], [-270, 1960], [-530, 1960]]))}" fill="url(#${id}sky)" opacity=".7"/>`);
  } else {
    const tw = hw * (tall - (boot ? 0.06 : 0.04)), bw = hw * (boot ? 0.8 : 0.83);
    const gl = [[-bw, gb, 46], [-tw, gt, 50], [0, gt + 14, 10], [tw, gt, 50], [bw, gb, 46], [0, gb - 14, 10]];
    o += `<path d="${rpoly(gl)}" fill="url(#${id}glass)" stroke="#0a0d0f" stroke-width="22"/><clipPath id="${id}rg"><path d="${rpoly(gl)}"/></clipPath><g clip-path="url(#${id}rg)">` + both((k) => `<g fill="#080b0d" opacity=".55"><path d="${rpoly(sx(k, [[200, gb - 20], [216, gb + 120], [480, gb + 120], [500, gb - 20]]), 50)}"/><path d="${rpoly(sx(k, [[290, gb + 124], [298, gb + 196], [412, gb + 196], [420, gb + 124]]), 34)}"/></g>`);
    o += `<path d="${poly([[-bw * 0.9, gb - 20], [-bw * 0.2, gb - 20], [tw * 0.3, gt + 20], [-tw * 0.4, gt + 20]])}" fill="url(#${id}sky)" opacity=".75"/><path d="${poly([[bw * 0.06, gb - 20], [bw * 0.3, gb - 20], [tw * 0.8, gt + 20], [tw * 0.55, gt + 20]])}" fill="url(#${id}sky)" opacity=".45"/></g>`;
    if (!boot) {
      o += `<path d="${rpoly([[-hw * (tall - 0.02), gt + 14], [-hw * (tall - 0.1), gt + 74], [hw * (tall - 0.1), gt + 74], [hw * (tall - 0.02), gt + 14]], 30)}" fill="${c.base}" stroke="${c.deep}" stroke-width="6"/><path d="M${n(-hw * (tall - 0.14))} ${gt + 62}H${n(hw * (tall - 0.14))}" stroke="#fff" stroke-opacity="${g(0.9)}" stroke-width="9"/>`;
      o += `<path d="M0 ${gb - 6}L${n(-bw * 0.5)} ${gb + 46}" stroke="#06080a" stroke-width="16" stroke-linecap="round"/><circle cx="0" cy="${gb - 6}" r="22" fill="#0c1013"/>`;
    }
    o += `<rect x="-150" y="${boot ? gt - 34 : gt + 22}" width="300" height="16" rx="8" fill="#c01422"/>`;
  }
  // tailgate shut lines
  if (s.box) {
    o += line(`M0 590V2290`, 10) + both((k) => line(spline(sx(k, [[hw * 0.9, 600], [hw * 0.9, 1700], [hw * 0.86, 2290], [0, 2300]])), 8) + [760, 1400, 2080].map((y) => `<rect x="${n(k * hw * 0.9 - 26)}" y="${y}" width="52" height="86" rx="10" fill="${c.lo}" stroke="${c.deep}" stroke-width="5"/>`).join(''));
    o += `<rect x="40" y="1080" width="70" height="190" rx="20" fill="#14181b"/>`;
  } else if (boot) o += line(spline([[-hw * 0.62, deck - 30], [-hw * 0.6, bump + 60], [-hw * 0.5, bump + 26], [0, bump + 20], [hw * 0.5, bump + 26], [hw * 0.6, bump + 60], [hw * 0.62, deck - 30]]), 8) + `<path d="M${n(-hw * 0.8)} ${deck - 6}Q0 ${deck + 34} ${n(hw * 0.8)} ${deck - 6}" fill="none" stroke="#fff" stroke-opacity="${g(0.9)}" stroke-width="12"/>`;
  else o += line(spline([[-hw * (tall + 0.02), H - 120], [-hw * 0.9, gb - 10], [-hw * 0.86, bump + 80], [-hw * 0.76, bump + 26], [0, bump + 20], [hw * 0.76, bump + 26], [hw * 0.86, bump + 80], [hw * 0.9, gb - 10], [hw * (tall + 0.02), H - 120]]), 8);
  // lamps
  o += both((k) => {
    let p;
    if (vanish) p = [[hw * 0.91, 720], [hw * 0.91, s.box ? 1320 : 1200], [hw * 0.985, s.box ? 1310 : 1190], [hw * 0.995, 740]];
    else p = [[hw * 0.46, deck - 150], [hw * 0.44, deck - 70], [hw * 0.86, deck - 46], [hw * 0.955, deck - 60], [hw * 0.99, deck - 180], [hw * 0.93, deck - 246], [hw * 0.74, deck - 200]];
    const path = rpoly(sx(k, p), 24), cid = `${id}tl${k > 0 ? 'r' : 'l'}`, ys = p.map((q) => q[1]), t0 = Math.max(...ys), b0 = Math.min(...ys);
    let t = `<clipPath id="${cid}"><path d="${path}"/></clipPath><path d="${path}" fill="url(#${id}red)" stroke="#24040a" stroke-width="9"/><g clip-path="url(#${cid})">`;
    if (vanish) t += `<rect x="${n(k > 0 ? hw * 0.9 : -hw)}" y="${n(b0 + (t0 - b0) * 0.34)}" width="${hw * 0.1}" height="${n((t0 - b0) * 0.16)}" fill="#f3d7c2"/><path d="M${n(k * hw * 0.95)} ${b0 + 40}V${n(b0 + (t0 - b0) * 0.3)}M${n(k * hw * 0.95)} ${n(b0 + (t0 - b0) * 0.55)}V${t0 - 30}" stroke="#ff9d97" stroke-width="18"/>`;
    else t += `<path d="${spline(sx(k, [[hw * 0.48, deck - 112], [hw * 0.7, deck - 92], [hw * 0.9, deck - 96], [hw * 0.95, deck - 180]]))}" fill="none" stroke="#ff928c" stroke-width="20"/><path d="${spline(sx(k, [[hw * 0.58, deck - 156], [hw * 0.72, deck - 150], [hw * 0.86, deck - 152]]))}" fill="none" stroke="#f3d7c2" stroke-width="20" opacity=".9"/>`;
    return t + '</g>';
  });
  if (!vanish && !boot) o += `<path d="M${n(-hw * 0.44)} ${deck - 110}H${n(hw * 0.44)}" stroke="#7a0b15" stroke-width="26"/><path d="M${n(-hw * 0.44)} ${deck - 106}H${n(hw * 0.44)}" stroke="#f06a66" stroke-width="7"/>`;
  if (!s.box) o += `<circle cx="0" cy="${boot ? deck - 70 : deck - 44}" r="36" fill="#12171a" stroke="url(#${id}chrome)" stroke-width="11"/>`;
  o += `<path d="${outline}" fill="none" stroke="${c.deep}" stroke-opacity=".5" stroke-width="8"/>`;
  o += plateSvg(s.box ? 380 : boot ? bump + 56 : vanish ? bump + 110 : Math.max(bump + 40, deck - 300), plate);
  return { defs: d, art: o, w: s.W + 420, h: H, outline };
}

// ───────────────────────────── interior (drawn directly in 1200x800 px) ─────────────────────────────
function interiorView(b, c, id) {
  const tallCab = b.H > 1900;
  let d = '<defs>';
  d += lg(id + 'out', 0, 60, 0, 360, [[0, '#f4f7f8'], [0.7, '#dfe5e8'], [1, '#b9c2c7']]);
  d += lg(id + 'bon', 0, 286, 0, 372, [[0, c.hi], [0.35, c.top], [1, c.base]]);
  d += lg(id + 'roof', 0, 0, 0, 120, [[0, '#8e979c'], [1, '#c9cfd2']]);
  d += lg(id + 'pad', 0, 330, 0, 470, [[0, '#3d464c'], [0.25, '#262d32'], [1, '#161b1e']]);
  d += lg(id + 'low', 0, 470, 0, 800, [[0, '#22292d'], [0.4, '#181d20'], [1, '#0d1012']]);
  d += lg(id + 'trim', 0, 446, 0, 490, [[0, mix(c.hi, '#ffffff', 0.25)], [0.4, c.base], [1, c.deep]]);
  d += lg(id + 'scr', 640, 300, 860, 460, [[0, '#123340'], [1, '#081a22']]);
  d += lg(id + 'rim', 0, -180, 0, 180, [[0, '#5a646b'], [0.2, '#262c30'], [0.7, '#14181a'], [1, '#2b3236']]);
  d += lg(id + 'seat', 0, 560, 0, 800, [[0, '#4a5258'], [0.3, '#2d3438'], [1, '#15191b']]);
  d += lg(id + 'alu', 0, 0, 0, 60, [[0, '#f2f4f5'], [0.5, '#a9b1b6'], [1, '#6d757b']]);
  d += rg(id + 'vig', 600, 420, 760, [[0.55, '#000', 0], [1, '#000', 0.5]]);
  d += blur(id + 'b4', 4) + blur(id + 'b12', 12) + blur(id + 'b30', 30) + '</defs>';
  let o = `<rect width="1200" height="800" fill="#12171a"/>`;
  // windscreen
  o += `<path d="M96 388L236 96Q250 72 300 68Q600 44 900 68Q950 72 964 96L1104 388Z" fill="url(#${id}out)"/>`;
  o += `<path d="M150 400L${tallCab ? 180 : 214} ${tallCab ? 352 : 322}Q600 ${tallCab ? 330 : 282} ${tallCab ? 1020 : 986} ${tallCab ? 352 : 322}L1050 400Z" fill="url(#${id}bon)"/>`;
  if (!tallCab) o += `<path d="M420 306Q440 330 446 392M780 306Q760 330 754 392" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`;
  o += `<path d="M300 68L520 54L330 380L150 384Z" fill="#fff" opacity=".35"/><path d="M610 52L680 53L560 372L480 374Z" fill="#fff" opacity=".25"/>`;
  // headliner, visors, mirror
  o += `<path d="M0 0H1200V150L1000 110Q964 70 900 66Q600 42 300 66Q236 70 200 110L0 150Z" fill="url(#${id}roof)"/><path d="M250 62Q260 96 300 100L520 84Q540 80 538 52Z" fill="#aab2b6" stroke="#7d868b" stroke-width="2"/><path d="M950 62Q940 96 900 100L680 84Q660 80 662 52Z" fill="#aab2b6" stroke="#7d868b" stroke-width="2"/>`;
  o += `<path d="M592 46h16v34h-16z" fill="#2a3035"/><rect x="520" y="74" width="160" height="48" rx="20" fill="#1a1f22"/><rect x="527" y="80" width="146" height="36" rx="15" fill="#8fa0a9"/><path d="M540 114L570 82H610L574 114Z" fill="#fff" opacity=".35"/>`;
  // pillars and doors
  o += `<path d="M0 150L200 108Q236 78 252 72L240 100L104 400L60 560L0 600Z" fill="#596268"/><path d="M0 150L200 108L70 420L40 580L0 600Z" fill="#3a4247"/><path d="M1200 150L1000 108Q964 78 948 72L960 100L1096 400L1140 560L1200 600Z" fill="#596268"/><path d="M1200 150L1000 108L1130 420L1160 580L1200 600Z" fill="#3a4247"/>`;
  o += `<path d="M0 250L96 300L78 400L0 392Z" fill="#cdd5d9"/><path d="M1200 250L1104 300L1122 400L1200 392Z" fill="#cdd5d9"/>`;
  o += `<path d="M0 392L84 398L110 560L60 800H0Z" fill="#23292d"/><path d="M1200 392L1116 398L1090 560L1140 800H1200Z" fill="#23292d"/><path d="M0 470Q60 470 84 500L70 560Q30 540 0 540Z" fill="url(#${id}trim)"/><path d="M1200 470Q1140 470 1116 500L1130 560Q1170 540 1200 540Z" fill="url(#${id}trim)"/>`;
  // dashboard
  o += `<path d="M60 560V430Q66 378 130 368Q340 332 430 340Q600 360 770 344Q900 336 1070 368Q1134 378 1140 430V560L1090 800H110Z" fill="url(#${id}low)"/>`;
  o += `<path d="M66 452V428Q72 382 132 372Q340 336 430 344Q600 364 770 348Q900 340 1068 372Q1128 382 1134 428V452Q600 420 66 452Z" fill="url(#${id}pad)"/><path d="M132 372Q340 336 430 344Q600 364 770 348Q900 340 1068 372" fill="none" stroke="#7a858c" stroke-width="3" opacity=".7"/>`;
  o += `<path d="M66 452Q600 420 1134 452V486Q600 456 66 486Z" fill="url(#${id}trim)"/><path d="M66 454Q600 422 1134 454" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
  // instrument cluster
  o += `<path d="M236 448Q240 344 300 332Q390 318 480 332Q540 344 544 448Z" fill="#14191c"/><path d="M256 440Q260 356 310 346Q390 334 470 346Q520 356 524 440Z" fill="#071318"/>`;
  for (const [x, v] of [[322, 0.62], [458, 0.38]]) {
    o += `<circle cx="${x}" cy="400" r="44" fill="#0b1d24"/><path d="M${x - 31} 431A44 44 0 1 1 ${x + 31} 431" fill="none" stroke="#2c4a56" stroke-width="6"/><path d="M${x - 31} 431A44 44 0 0 1 ${n(x + 44 * Math.cos(Math.PI * (1.25 - v * 1.5) * -1))} ${n(400 + 44 * Math.sin(Math.PI * (1.25 - v * 1.5) * -1))}" fill="none" stroke="#c9e63a" stroke-width="6"/><text x="${x}" y="409" text-anchor="middle" font-family="Archivo,Arial,sans-serif" font-size="24" font-weight="700" fill="#f1f6f7">${v > 0.5 ? '0' : '0,8'}</text>`;
  }
  o += `<rect x="376" y="368" width="28" height="52" rx="5" fill="#12313c"/><path d="M383 410v-26M390 410v-36M397 410v-18" stroke="#7fd0e2" stroke-width="4"/>`;
  // centre screen
  o += `<rect x="628" y="306" width="256" height="160" rx="16" fill="#0a0e10"/><rect x="638" y="316" width="236" height="140" rx="9" fill="url(#${id}scr)"/>`;
  o += `<path d="M638 420Q700 380 742 404T874 352M676 316Q700 372 688 456M780 316Q770 380 818 456M638 352Q720 340 874 400" fill="none" stroke="#2f5a69" stroke-width="7"/><path d="M690 456Q700 400 742 400T826 350" fill="none" stroke="#c9e63a" stroke-width="6" stroke-linecap="round"/><circle cx="826" cy="350" r="9" fill="#fff"/><rect x="646" y="324" width="78" height="34" rx="6" fill="#fff" opacity=".92"/><path d="M655 336h46M655 346h30" stroke="#0b1f27" stroke-width="5"/>`;
  o += `<path d="M638 316h120l-100 140h-20z" fill="#fff" opacity=".07"/>`;
  // vents
  for (const [x, w] of [[92, 112], [566, 50], [896, 50], [996, 112]]) {
    o += `<rect x="${x}" y="392" width="${w}" height="50" rx="12" fill="#0b0e10" stroke="#5d666c" stroke-width="3"/>`;
    for (let i = 0; i < 4; i++) o += `<path d="M${x + 8} ${402 + i * 10}H${x + w - 8}" stroke="#333b40" stroke-width="4"/>`;
    o += `<rect x="${x + w / 2 - 5}" y="398" width="10" height="38" rx="4" fill="#6d767c"/>`;
  }
  // climate strip and glovebox
  o += `<rect x="620" y="492" width="272" height="58" rx="14" fill="#0d1113" stroke="#3b4449" stroke-width="2"/>`;
  for (const x of [654, 858]) o += `<circle cx="${x}" cy="521" r="23" fill="#23292d" stroke="#9aa3a8" stroke-width="4"/><path d="M${x} 502v12" stroke="#c9e63a" stroke-width="4"/>`;
  for (let i = 0; i < 4; i++) o += `<rect x="${692 + i * 34}" y="506" width="26" height="30" rx="5" fill="#2a3135"/><path d="M${699 + i * 34} 521h12" stroke="#c3cbd0" stroke-width="3"/>`;
  o += `<path d="M920 510Q1010 502 1090 512L1076 610Q1000 622 930 616Z" fill="#1c2226" stroke="#0a0d0e" stroke-width="4"/><rect x="984" y="522" width="46" height="12" rx="6" fill="#414a50"/>`;
  // centre console with selector
  o += `<path d="M640 560H872L940 800H560Z" fill="#15191c"/><path d="M652 566H860L918 800H590Z" fill="#20262a"/><path d="M652 566H860" stroke="#59636a" stroke-width="3"/><rect x="676" y="578" width="160" height="44" rx="12" fill="#0c0f11"/>`;
  o += `<path d="M690 650H830L846 764H668Z" fill="#101416" stroke="url(#${id}trim)" stroke-width="5"/><path d="M742 742L746 680Q734 672 736 652Q738 634 758 634Q778 634 780 652Q782 672 770 680L774 742Z" fill="#2b3236"/><path d="M738 652Q740 636 758 636Q776 636 778 652" fill="none" stroke="#d8dee1" stroke-width="5"/><circle cx="800" cy="690" r="5" fill="#c9e63a"/>`;
  // steering wheel
  o += `<g transform="translate(390 520)"><ellipse cx="6" cy="14" rx="176" ry="172" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="36" filter="url(#${id}b12)"/><ellipse rx="174" ry="170" fill="none" stroke="#0d1012" stroke-width="38"/><ellipse rx="174" ry="170" fill="none" stroke="url(#${id}rim)" stroke-width="31"/><path d="M-120 -134A180 176 0 0 1 120 -134" fill="none" stroke="#98a3aa" stroke-width="4" opacity=".75"/>`;
  o += `<path d="M-160 -34Q-96 -44 -70 -26V38Q-106 40 -164 22Z" fill="#1d2327"/><path d="M160 -34Q96 -44 70 -26V38Q106 40 164 22Z" fill="#1d2327"/><path d="M-34 58L-26 158H26L34 58Z" fill="#1d2327"/><path d="M-34 64L-27 150H27L34 64Z" fill="none" stroke="#9aa3a8" stroke-width="4"/>`;
  o += `<path d="M-84 -32Q-60 -66 0 -66Q60 -66 84 -32L72 40Q46 78 0 78Q-46 78 -72 40Z" fill="#272e32" stroke="#0d1012" stroke-width="4"/><path d="M-74 -30Q-54 -56 0 -56Q54 -56 74 -30" fill="none" stroke="#5f6a71" stroke-width="3"/><circle r="25" fill="#14191c" stroke="#b9c1c6" stroke-width="5"/><path d="M-11 0H11" stroke="#dfe4e7" stroke-width="5"/>`;
  o += [-1, 1].map((k) => `<rect x="${k * 118 - 22}" y="-24" width="44" height="40" rx="10" fill="#0c0f11"/><path d="M${k * 118 - 10} -4h20M${k * 118} -14v20" stroke="#aeb7bc" stroke-width="3"/>`).join('') + '</g>';
  // seats in the foreground
  o += `<path d="M170 800Q180 706 236 684Q300 664 390 668Q480 664 544 684Q596 704 606 800Z" fill="url(#${id}seat)"/><path d="M250 800Q262 726 300 704Q340 690 390 692Q440 690 480 704Q518 726 530 800Z" fill="#20262a"/><path d="M300 706Q280 740 274 800M480 706Q500 740 506 800M390 694V800" fill="none" stroke="#65707780" stroke-width="3"/>`;
  o += `<path d="M900 800Q910 712 962 690Q1020 672 1100 676Q1160 676 1200 694V800Z" fill="url(#${id}seat)"/><path d="M968 800Q980 730 1016 710Q1060 698 1110 700L1200 710V800Z" fill="#20262a"/><path d="M1016 712Q996 748 990 800M1104 702V800" fill="none" stroke="#65707780" stroke-width="3"/>`;
  o += `<rect width="1200" height="800" fill="url(#${id}vig)"/>`;
  return d + o;
}

// ───────────────────────────── public API ─────────────────────────────
export const BODY_TYPES = Object.keys(SPEC);
export const VIEWS = ['side', 'front', 'rear', 'interior', 'detail'];

const norm = (v) => String(v ?? '').toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss').replace(/é/g, 'e').replace(/[^a-z0-9]/g, '');
const BODY_ALIAS = { suvgelaendewagen: 'suv', gelaendewagen: 'suv', vankleinbus: 'van', kleinbus: 'van', kasten: 'transporter', kastenwagen: 'transporter', lkw: 'transporter', andere: 'limousine', beliebig: 'limousine', cabriolet: 'cabrio', stufenheck: 'limousine' };
const COLOUR_ALIAS = { white: 'weiss', silver: 'silber', grey: 'grau', gray: 'grau', black: 'schwarz', blue: 'blau', red: 'rot', green: 'gruen', brown: 'braun', yellow: 'gelb', violet: 'violett', lila: 'violett', purple: 'violett' };
/** Accepts portal codes (SUV_GELAENDEWAGEN, VAN_KLEINBUS …), German and English names. */
export const resolveBodyType = (v) => { const k = norm(v); return SPEC[k] ? k : BODY_ALIAS[k] ?? 'limousine'; };
export const resolveColour = (v) => { const k = norm(v).replace(/metallic$/, ''); return PAINTS[k] ? k : COLOUR_ALIAS[k] ?? 'silber'; };

/** Monochrome silhouette (currentColor) for body-type tiles and placeholders, 120x48. */
export function vehicleIcon({ bodyType = 'limousine' } = {}) {
  const s = SPEC[resolveBodyType(bodyType)], h = 48, y0 = h - 5, k = Math.min(120 / 5340, 41 / s.H);
  const win = s.dlo ? S(s.dlo) : S([[1480, 960, 'c'], [1700, 1110], [2030, 1330, 'c'], [2060, 1310], [1980, 1180], [1860, 960, 'c']]);
  const x0 = (120 - s.L * k) / 2, R = s.R;
  const arch = (x) => { const ra = R + 70, y = s.sill - 60, dx = Math.sqrt(ra * ra - (R - y) ** 2); return `M${n(x - dx)} ${n(y)}A${ra} ${ra} 0 1 0 ${n(x + dx)} ${n(y)}Z`; };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" width="120" height="48" fill="currentColor" aria-hidden="true"><g transform="translate(${n(x0)} ${y0}) scale(${k.toFixed(5)} ${(-k).toFixed(5)})"><path fill-rule="evenodd" d="${S(s.outline)}${win}${s.axle.map(arch).join('')}"/>${s.axle.map((x) => `<path fill-rule="evenodd" d="${ell(x, R, R)}${ell(x, R, R * 0.42)}"/>`).join('')}</g></svg>`;
}

/**
 * @param {object} o
 * @param {string} o.bodyType  one of BODY_TYPES or a portal code
 * @param {string} o.colour    one of PAINTS or a colour name
 * @param {'side'|'front'|'rear'|'interior'|'detail'} o.view
 * @param {'studio'|'none'} o.background  'none' leaves the canvas transparent
 * @param {string} o.plate     lettering of the dealer plate (front, rear)
 * @param {string} o.idPrefix  prefix of the ids inside the drawing (set it when inlining several)
 * @param {string} o.title     accessible name; default is German
 * @param {object} o.paint     a paint of the caller's own instead of `colour`
 */
export function vehicleSvg({ bodyType = 'limousine', colour = 'silber', view = 'side', background = 'studio', plate = 'AUTOEXPO', idPrefix, title, paint: ownPaint } = {}) {
  const bk = resolveBodyType(bodyType), ck = resolveColour(colour);
  const b = SPEC[bk], c = ownPaint ?? PAINTS[ck];
  const id = idPrefix ?? `v${BODY_TYPES.indexOf(bk)}${Object.keys(PAINTS).indexOf(ck).toString(36)}${view[0]}`, end = view === 'front' || view === 'rear';
  const names = { side: 'Seitenansicht', front: 'Frontansicht', rear: 'Heckansicht', interior: 'Innenraum', detail: 'Detailansicht' };
  const label = title ?? `${b.label} in ${c.label}, ${names[view] ?? names.side}`;
  const open = (box) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1200" height="800" role="img" aria-label="${label}">`;
  if (view === 'interior') return open('0 0 1200 800') + interiorView(b, c, id) + '</svg>';
  const { defs, art, w, h, outline } = view === 'front' ? frontView(b, c, id, plate) : view === 'rear' ? rearView(b, c, id, plate) : sideView(b, c, id);
  const width = end ? Math.min(760, (560 / h) * w) : Math.min(1110, 1080 * (w / 4720) ** 0.55);
  const k = width / w, x0 = end ? 600 : (1200 - width) / 2, y0 = end ? Math.min(716, 420 + (h * k) / 2) : 560 + (h * k) / 8;
  // the detail view is a close crop of nose and front wheel
  const fx = x0 + (b.axle[0] - 120) * k, fy = y0 - b.R * k * 1.5;
  let s = open(view === 'detail' ? `${n(Math.max(0, fx - 228))} ${n(Math.max(0, fy - 160))} 480 320` : '0 0 1200 800');
  if (background === 'studio') s += studio(id);
  s += defs + `<g transform="translate(${n(x0)} ${n(y0)}) scale(${k.toFixed(5)} ${(-k).toFixed(5)})">`;
  const cx = end ? 0 : w / 2, sw = end ? b.W : w;
  s += `<path d="${outline ?? S(b.outline)}" transform="translate(0 ${end ? 50 : 70}) scale(1 -.5)" fill="url(#${id}refl)" filter="url(#${id}b30)"/>`;
  s += `<ellipse cx="${cx}" cy="4" rx="${sw * 0.54}" ry="110" fill="#10181d" opacity=".36" filter="url(#${id}b60)"/><ellipse cx="${cx}" cy="60" rx="${sw * 0.46}" ry="62" fill="#05080a" opacity=".9" filter="url(#${id}b30)"/>`;
  if (!end) {
    s += `<path d="${poly([[b.axle[0] - 330, b.sill - 30], [b.axle[1] + 330, b.sill - 30], [b.axle[1] + 420, 16], [b.axle[0] - 420, 16]])}" fill="#070a0c" opacity=".5" filter="url(#${id}b30)"/>`;
    for (const x of b.axle) s += `<ellipse cx="${x}" cy="8" rx="${b.R * 0.72}" ry="22" fill="#000" opacity=".85" filter="url(#${id}b14)"/>`;
  } else s += `<rect x="${-b.W / 2 + 100}" y="10" width="${b.W - 200}" height="${b.sill}" fill="#070a0c" opacity=".6" filter="url(#${id}b30)"/>`;
  s += art + '</g></svg>';
  return s;
}
