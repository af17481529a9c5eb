from studio import *
SERIF = next((p for p in (os.environ.get('SERIF_FONT', ''), '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf', '/usr/share/fonts/truetype/ebgaramond/EBGaramond12-Regular.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf') if os.path.exists(p)), None)
def ss(a, b, x):
    t = max(0, min(1, (x-a)/(b-a))); return t*t*(3-2*t)

# ---------------------------------------------------------------- handbag
def handbag(col='#6b2a1e', hw='palegold', kind='pebble', w0=1.36, w1=1.16, h=1.82, d0=.52, d1=.17, thread=None, brand='MAISON', flap=.43, grain=38):
    L = leather(srgb(col), grain, .32 if kind == 'pebble' else .55, .40 if kind == 'pebble' else .26, kind=kind, coat=0. if kind == 'pebble' else .5)
    E = plain(tuple(x*.42 for x in srgb(col)), .35, name='edge'); G = metal(hw, .13); T = plain(srgb(thread) if thread else tuple(min(1, x*1.9+.02) for x in srgb(col)), .6, name='thread')
    r = .26
    def wz(z):
        w = w0+(w1-w0)*z/h
        if z < r: w -= r-math.sqrt(max(0, r*r-(r-z)**2))
        return w
    def dz(z): return d1+(d0-d1)*(1-z/h)**.85
    def yb(x, z): return dz(z)+.10*(1-min(1, abs(x)/w0)**2.2)*math.sin(pi*min(1, max(0, z/h)))**.8
    zs = [r*(1-math.cos(pi/2*i/14)) for i in range(14)]+[r+(h-r)*i/50 for i in range(51)]
    n = len(zs); nx = 61
    for s in (-1, 1):
        ob = grid('panel', lambda u, v: ((2*u-1)*wz(zs[int(v*(n-1)+.5)]), s*yb((2*u-1)*wz(zs[int(v*(n-1)+.5)]), zs[int(v*(n-1)+.5)]), zs[int(v*(n-1)+.5)]), nx, n, L)
        mod(ob, 'SOLIDIFY', thickness=.05, offset=0)
        edge = [(-wz(z), s*dz(z), z) for z in reversed(zs)]+[((2*i/20-1)*wz(0), s*yb((2*i/20-1)*wz(0), 0), 0) for i in range(1, 20)]+[(wz(z), s*dz(z), z) for z in zs]
        tube('piping', resample(edge, n=220), .036, L, res=6)
        ins = [((abs(x)-.105)*(1 if x > 0 else -1) if abs(x) > .2 else x, y+s*.03, z) for x, y, z in edge]
        ins = []
        for z in reversed(zs):
            if z > .12: ins.append((-(wz(max(z, .02))-.10), s*(yb(wz(z)-.10, z)+.027), z))
        zz = .115
        for i in range(0, 41):
            x = (2*i/40-1)*(wz(zz)-.13); ins.append((x, s*(yb(x, zz)+.027), zz))
        for z in zs:
            if z > .12: ins.append((wz(max(z, .02))-.10, s*(yb(wz(z)-.10, z)+.027), z))
        if s < 0: stitches(ins, T, .062, .043, .0085)
    # gusset: accordion
    path = [(-wz(z), z) for z in reversed(zs)]+[((2*i/30-1)*wz(0), 0) for i in range(1, 30)]+[(wz(z), z) for z in zs]
    m = len(path)
    def gus(u, v):
        x, z = path[int(u*(m-1)+.5)]; d = dz(z); s = 2*v-1
        fold = .26*ss(.15, 1.0, z/h)*(1-abs(s))**.8
        xx = x-(fold+.012)*(1 if x > 0 else -1)*(1 if abs(x) > wz(0)*.98 else 0)
        return (xx, s*d, z+(.012 if z < .01 else 0))
    g = grid('gusset', gus, m, 25, L); mod(g, 'SOLIDIFY', thickness=.03, offset=0)
    # top plate (closing) + flap
    zt = h+.045; zend = h*(1-flap)
    pth = [(dz(h*.86)+.05, h*.86)]+[(d1+.055, h-.06)]
    for i in range(9):
        a = pi*i/8; pth.append(((d1+.055)*math.cos(a), h-.02+.105*math.sin(a)))
    zfl = [h-.06-(h-.06-zend)*i/44 for i in range(45)]
    pth += [(-(dz(z)+.055), z) for z in zfl]
    pr = resample([(0, y, z) for y, z in pth], n=110); L_front0 = None
    rr = .42
    def flapw(z): return (w0+(w1-w0)*z/h)+.035
    def fl(u, v):
        p = pr[int(v*109+.5)]; y, z = p.y, p.z; w = flapw(z)
        front = y < 0 and z < h-.03
        x = (2*u-1)*w
        if front:
            # curved lower edge: pull rows near the end up with x
            t = (h-z)/(h-zend); k = abs(2*u-1)
            z2 = z+(.30*k**2.6+.16*ss(.86, 1., k))*t**1.6*(h-zend)
            y = -(yb(min(abs(x), w0*.999), z2)+.055); z = z2
        return (x, y, z)
    f = grid('flap', fl, 81, 110, L); mod(f, 'SOLIDIFY', thickness=.055, offset=0); b = mod(f, 'BEVEL', width=.018, segments=3, limit_method='ANGLE')
    def fpt(u, v, lift=.04): 
        a = Vector(fl(u, v)); return (a.x, a.y-lift, a.z)
    e = [fpt(.035, v/109) for v in range(44, 106)]+[fpt(.035+.93*i/60, 106/109) for i in range(1, 60)]+[fpt(.965, v/109) for v in range(105, 43, -1)]
    stitches(e, T, .062, .043, .0085)
    tube('edgepaint', resample([fl(0, v/109) for v in range(0, 110)]+[fl(i/80, 1) for i in range(1, 80)]+[fl(1, v/109) for v in range(109, -1, -1)], n=260), .0215, E, res=4)
    # clasp: rounded plate + turn bar + escutcheon on body
    a = Vector(fl(.5, 101/109)); zc = a.z+.03; yc = a.y-.03
    def rrect(w, hh, r, n=10):
        o = []
        for cx, cy, a0 in ((w-r, hh-r, 0), (-w+r, hh-r, pi/2), (-w+r, -hh+r, pi), (w-r, -hh+r, 1.5*pi)):
            o += [(cx+r*math.cos(a0+pi/2*i/n), cy+r*math.sin(a0+pi/2*i/n)) for i in range(n+1)]
        return o
    pl = shape2d('plate', [rrect(.205, .15, .075)], .012, .016, G); pl.location = (0, yc, zc)
    pl2 = shape2d('plate2', [rrect(.15, .10, .05)], .004, .008, metal(hw, .30)); pl2.location = (0, yc-.027, zc)
    lathe('knobbase', rprof([(0, 0), (.07, 0), (.07, .05), (.05, .07), (0, .07)], .012), G, 64, axis='Y').location = (0, yc-.03, zc)
    k = box('turn', (.055, .075, .19), (0, yc-.125, zc), .024, 5, G)
    for x in (-.155, .155):
        for z in (.095, -.095):
            sphere('rv', .014, (x, yc-.03, zc+z), G, 20)
    # handle
    xs = .58; base = h+.105
    pts, rad = [], []
    for i in range(61):
        t = pi*i/60; c, s_ = math.cos(t), math.sin(t)
        x = -xs*math.copysign(abs(c)**.72, c); z = base+.10+.80*abs(s_)**.80; pts.append((x, 0, z)); rad.append(.80+.35*s_**2)
    tube('handle', pts, .066, L, radii=rad, res=8)
    st = [(x, -.066*r_*.98, z) for (x, y, z), r_ in zip(pts, rad)][4:-4]; stitches([(x, y-.004, z) for x, y, z in st], T, .058, .04, .0075)
    for s in (-1, 1):
        ring = [(s*xs+.088*math.cos(2*pi*i/40), 0, base+.055+.088*math.sin(2*pi*i/40)) for i in range(40)]
        tube('ring', ring, .019, G, closed=True, res=6)
        lathe('cap', rprof([(0, .0), (.07, 0), (.074, .02), (.074, .10), (.066, .12), (0, .12)], .012), G, 48).location = (s*xs, 0, base+.115)
        tab = [(0, .12*math.cos(a), .07*math.sin(a)) for a in [pi*i/12 for i in range(13)]]
        for yy in (-1, 1): pass
        # leather chape: strip over the flap top with rounded loop
        pc = [(0, -.215, h-.16), (0, -.235, h-.02), (0, -.17, h+.08), (0, -.06, h+.115), (0, 0, h+.135), (0, .06, h+.115), (0, .17, h+.08), (0, .235, h-.02), (0, .215, h-.1)]
        pcs = resample(pc, n=40)
        def ch(u, v):
            p = pcs[int(v*39+.5)]; ww = .085+.03*ss(.08, .2, abs(p.y)); 
            return (s*xs+(2*u-1)*ww, p.y, p.z)
        c_ = grid('chape', ch, 9, 40, L); mod(c_, 'SOLIDIFY', thickness=.035, offset=1); mod(c_, 'SUBSURF', levels=1, render_levels=1)
        sphere('rv2', .024, (s*xs, -.262, h-.075), G, 24, (1, .6, 1))
    for x in (-.8, .8):
        for y in (-.3, .3): sphere('foot', .055, (x*w0, y, -.005), G, 24, (1, 1, .6))
    text(brand, .088, (0, -(yb(0, h*.34)+.028), h*.345), metal(hw, .28), SERIF, .0015, 0, spacing=1.35)

# ---------------------------------------------------------------- vase
def vase(col='#d9d2c5', glaze=.35, profile='amphora', speckle=True, branch=True):
    m = M('ceramic'); c = m.co()
    n1 = m.n('TexNoise', Vector=c, Scale=3.5, Detail=6.).outputs[0]; base = srgb(col)
    bc = m.mix(m.ramp(n1, [(.3, 0), (.75, 1)]), tuple(x*.90 for x in base), tuple(min(1, x*1.05) for x in base))
    if speckle:
        v = m.n('TexVoronoi', Vector=c, Scale=26., Randomness=1.).outputs['Distance']
        sp = m.ramp(v, [(0, 1), (.09, .9), (.15, 0)]); keep = m.ramp(m.n('TexNoise', Vector=c, Scale=7.).outputs[0], [(.50, 0), (.56, 1)])
        bc = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', sp, keep), .65), bc, (.12, .075, .045))
    throw = m.n('TexWave', Vector=c, Scale=5.5, Distortion=1.2, Detail=2., _bands_direction='Z').outputs['Fac']
    m.set(Base_Color=bc, Roughness=glaze, Specular=.45, Clearcoat=.25 if glaze < .5 else 0., Clearcoat_Roughness=.15, Normal=m.bump(m.math('ADD', throw, m.math('MULTIPLY', m.n('TexNoise', Vector=c, Scale=40., Detail=3.).outputs[0], .5)), .10, .02))
    P = dict(amphora=[(0, 0), (.42, 0), (.47, .05), (.62, .35), (.86, .85), (.93, 1.25), (.80, 1.65), (.50, 1.95), (.28, 2.15), (.235, 2.4), (.26, 2.62), (.36, 2.72), (.365, 2.745), (.33, 2.74), (.20, 2.6), (.18, 2.3), (.22, 2.1)],
             bottle=[(0, 0), (.6, 0), (.68, .06), (.74, .4), (.70, .9), (.5, 1.25), (.2, 1.5), (.135, 1.9), (.13, 2.4), (.17, 2.55), (.165, 2.57), (.12, 2.53), (.1, 2.2)])[profile]
    Q = []  # catmull-rom
    for i in range(len(P)-1):
        p0, p1, p2, p3 = P[max(0, i-1)], P[i], P[i+1], P[min(len(P)-1, i+2)]
        for k in range(10):
            t = k/10; Q.append(tuple(max(0, .5*(2*p1[a]+(p2[a]-p0[a])*t+(2*p0[a]-5*p1[a]+4*p2[a]-p3[a])*t*t+(3*p1[a]-p0[a]-3*p2[a]+p3[a])*t**3)) for a in (0, 1)))
    lathe('vase', Q, m.m, 160, angle=60)

# ---------------------------------------------------------------- perfume
def perfume(liquid='#d98a3a', cap='gold', brand='NOIR No. 4', sub='EAU DE PARFUM', w=.72, d=.34, h=1.5, r=.12, fill=.80, lacquer=None):
    G = metal(cap, .12) if not lacquer else plain(srgb(lacquer), .12, coat=1.)
    gl = glass((.985, .99, .99), 0, 1.47)
    box('glass', (2*w, 2*d, h), (0, 0, h/2), r, 8, gl)
    # cavity with liquid: liquid fully overlaps the inner wall; single interface with own ior
    t = .095; base = .20
    lq = M('liq'); lc = srgb(liquid)
    g = lq.n('BsdfGlass', Color=lc, Roughness=0., IOR=1.0+.33*.12); tr = lq.n('BsdfTransparent', Color=tuple(min(1, x*1.0) for x in lc)); lp = lq.n('LightPath')
    mx = lq.n('MixShader', i0=lq.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), i1=g.outputs[0], i2=tr.outputs[0]); lq.nt.links.new(mx.outputs[0], lq.out.inputs[0])
    ih = (h-base-.11)
    box('liquid', (2*(w-t), 2*(d-t), ih*fill), (0, 0, base+ih*fill/2), .055, 6, lq.m)
    air = glass((1, 1, 1), 0, 1/1.47, name='air', shadow=1.)
    box('air', (2*(w-t), 2*(d-t), ih*(1-fill)-.004), (0, 0, base+ih*fill+.004+ih*(1-fill)/2), .045, 6, air)
    tube('dip', [(0.03, 0, base+.03), (0.0, .0, h)], .018, thinglass((.9, .9, .9)))
    S = metal(cap, .2)
    lathe('collar', rprof([(0, h-.01), (.23, h-.01), (.23, h+.07), (.20, h+.09), (.17, h+.09), (.17, h+.16), (0, h+.16)], .012), S, 96)
    lathe('cap', rprof([(0, h+.10), (.30, h+.10, .012), (.30, h+.72, .03), (.275, h+.745, .01), (.0, h+.745)], .012, 6), G, 128)
    lathe('capring', rprof([(.29, h+.10), (.312, h+.10), (.312, h+.15), (.29, h+.15)], .008), S, 128)
    pm = plain(srgb('#f1ece2'), .6); K = plain((.02, .018, .016), .5)
    if cap == 'gold' and not lacquer: K = plain((.03, .022, .015), .5)
    box('label', (.80, .012, .56), (0, -d-.004, h*.47), .005, 2, pm)
    f = metal(cap, .25)
    for z in (.235, -.235): box('ln', (.68, .006, .006), (0, -d-.012, h*.47+z), 0, 1, f)
    text(brand, .118, (0, -d-.0105, h*.47+.045), K, SERIF, .001, spacing=1.12)
    text(sub, .046, (0, -d-.0105, h*.47-.085), K, SERIF, .001, spacing=1.5)


# ---------------------------------------------------------------- watch (loop strap, faces -Y)
def watch(case='palegold', dial='#f3efe6', strap='#2a1a12', hands=None, brand='MAISON', kind='pebble', hour='baton'):
    G = metal(case, .10); B = metal(case, .26, brushed=(2, 2, 90)); hd = metal(hands or case, .12)
    L = leather(srgb(strap), 62, .30, .42, kind=kind, coat=.25 if kind == 'croc' else 0); T = plain(tuple(min(1, x*2.2+.05) for x in srgb(strap)), .6)
    lathe('case', rprof([(0, -.30), (.80, -.30), (.97, -.24), (1.0, -.05), (1.0, .06), (.975, .10)], .03), B, 160, axis='Y')
    lathe('bezel', rprof([(.985, .05), (.985, .12, .03), (.95, .19, .04), (.892, .195, .02), (.875, .13, .01), (.875, .02)], .02, 6), G, 160, axis='Y')
    # dial: sunburst via anisotropic-like radial bump
    m = M('dial'); c = m.co(); x = m.n('SeparateXYZ', Vector=c); ang = m.math('ARCTAN2', x.outputs[2], x.outputs[0])
    ray = m.n('TexNoise', Vector=m.n('CombineXYZ', i0=m.math('MULTIPLY', ang, 26.), i1=0., i2=0.).outputs[0], Scale=3., Detail=3.).outputs[0]
    dc = srgb(dial); lum = sum(dc)/3
    m.set(Base_Color=dc, Roughness=m.math('MULTIPLY_ADD', ray, .16, .26), Metallic=.6 if lum < .3 else .3, Normal=m.bump(ray, .025, .004), Specular=.5)
    lathe('dial', [(0, .0), (.88, .0)], m.m, 128, axis='Y')
    lathe('rehaut', [(.88, .13), (.835, .005)], metal(case, .3), 128, axis='Y')
    ink = plain((.03, .03, .032) if lum > .3 else (.85, .83, .78), .4)
    Y = -.012
    for i in range(60):
        a = 2*pi*i/60; r = .80
        box('tick', (.006 if i % 5 else .012, .004, .028 if i % 5 else .045), (r*math.sin(a), Y+.008, r*math.cos(a)), 0, 1, ink, rot=(0, a, 0))
    for i in range(12):
        a = 2*pi*i/12; 
        if i == 6: continue
        ln = .16; r = .685
        for dx in ((0,) if i else (-.026, .026)):
            box('idx', (.030, .028, ln), (r*math.sin(a)+dx*math.cos(a), Y-.006, r*math.cos(a)), .008, 3, hd, rot=(0, a, 0))
    # small seconds
    lathe('sub', rprof([(0, .001), (.185, .001), (.19, .004), (.20, .004)], .002), plain(tuple(x*.88 for x in dc), .45), 96, axis='Y').location = (0, -.002, -.42)
    for i in range(12):
        a = 2*pi*i/12; box('st2', (.005, .004, .024), (.165*math.sin(a), Y+.004, -.42+.165*math.cos(a)), 0, 1, ink, rot=(0, a, 0))
    def hand(ang, L_, w, y, tail=.12):
        o = [(0, L_), (w, L_*.12), (w*.35, 0), (w*.3, -tail), (-w*.3, -tail), (-w*.35, 0), (-w, L_*.12)]
        V = [(p[0], y, p[1]) for p in o]+[(0, y-.016, L_*.12), (0, y-.008, -tail), (0, y-.006, L_)]
        F = [(0, 1, 7), (1, 2, 7), (2, 3, 8), (2, 8, 7), (4, 5, 8), (5, 7, 8), (5, 6, 7), (6, 0, 7), (3, 4, 8)]
        ob = mesh('hand', V, F, hd, smooth=False); ob.rotation_euler = (0, ang, 0); return ob
    hand(2*pi*(10+9/60)/12, .44, .044, -.045); hand(2*pi*9/60, .70, .034, -.066)
    box('sec', (.009, .006, .20), (0, -.03, -.42+.05), 0, 1, hd, rot=(0, .0, 0)); lathe('pin', rprof([(0, .0), (.035, 0), (.035, .09), (0, .09)], .01), hd, 32, axis='Y'); 
    q = lathe('pin2', rprof([(0, .0), (.02, 0), (.02, .04), (0, .04)], .006), hd, 32, axis='Y'); q.location = (0, 0, -.42)
    text(brand, .082, (0, -.006, .335), ink, SERIF, .001, spacing=1.3); text('AUTOMATIC', .032, (0, -.006, .262), ink, SERIF, .0008, spacing=1.5)
    lathe('crystal', [(.88, .14)]+[(.88*math.cos(pi/2*t/12), .14+.04*math.sin(pi/2*t/12)) for t in range(1, 13)], thinglass((.995, .995, .995), .55), 96, axis='Y')
    cr = lathe('crown', rprof([(0, 0), (.125, 0), (.135, .03), (.135, .13), (.12, .16), (0, .165)], .012), G, 180, axis='X', gear=lambda t, r, z: r*(1+.045*math.copysign(abs(math.cos(15*t))**.6, math.cos(15*t))) if r > .11 and .02 < z < .14 else r)
    cr.location = (1.0, .10, 0)
    # lugs
    for sx in (-1, 1):
        for sz in (-1, 1):
            pts = [(sx*.60, .06, sz*.74), (sx*.605, .055, sz*.92), (sx*.605, .09, sz*1.10), (sx*.60, .19, sz*1.24)]
            tube('lug', resample(pts, n=12), .10, G, radii=[1.12-.045*i for i in range(12)], res=6, kind='NURBS')
    C_ = [(.10, 1.10), (.17, 1.30), (.46, 1.50), (1.0, 1.60), (1.65, 1.36), (2.02, .72), (2.1, 0), (2.02, -.72), (1.65, -1.36), (1.0, -1.60), (.46, -1.50), (.17, -1.30), (.10, -1.10)]
    cy = 1.1; Q = []
    for i in range(len(C_)-1):
        p0, p1, p2, p3 = C_[max(0, i-1)], C_[i], C_[i+1], C_[min(len(C_)-1, i+2)]
        for k in range(14):
            t = k/14; Q.append((0,)+tuple(.5*(2*p1[a]+(p2[a]-p0[a])*t+(2*p0[a]-5*p1[a]+4*p2[a]-p3[a])*t*t+(3*p1[a]-p0[a]-3*p2[a]+p3[a])*t**3) for a in (0, 1)))
    P = resample(Q, n=161); n = len(P)
    wd = lambda s: .50-.085*math.sin(pi*min(1, s))**.6
    def sec(u, v):   # closed section
        i = min(n-1, int(v*(n-1)+.5)); p = P[i]; tg = (P[min(n-1, i+1)]-P[max(0, i-1)]).normalized(); nr = Vector((0, -tg.z, tg.y)); 
        if nr.dot(p-Vector((0, cy, 0))) < 0: nr = -nr
        a = 2*pi*u; w = wd(v); th = .052+.05*math.exp(-(min(v, 1-v)/.11)**2)
        x = w*math.copysign(abs(math.cos(a))**.35, math.cos(a)); k = th*math.copysign(abs(math.sin(a))**.6, math.sin(a))
        return Vector((x, p.y, p.z))+nr*k
    g = grid('strap', sec, 48, 161, L, cu=True)
    for sx in (-1, 1):
        st = []
        for i in range(1, 160):
            v = i/160; p = P[i]; nr = (p-Vector((0, cy, 0))).normalized(); th = .052+.05*math.exp(-(min(v, 1-v)/.11)**2)
            st.append(Vector((sx*(wd(v)-.075), p.y, p.z))+nr*(th*.93))
        stitches(st, T, .075, .05, .0095)
    for sz in (1, -1): tube('bar', [(-.56, .13, sz*1.15), (.56, .13, sz*1.15)], .03, G)
    root().rotation_euler.x = math.radians(-13)

# ---------------------------------------------------------------- sunglasses
def sunglasses(kind='tortoise', col='#0b0b0c', lens='#3a2a1c', lens2='#b99a78', shape='round', hw='palegold', brand='MAISON'):
    A = acetate(kind if kind == 'tortoise' else 'solid', col=srgb(col)); G = metal(hw, .14)
    def se(cx, cz, a, b, n, k=0., up=0., N=120):
        o = []
        for i in range(N):
            t = 2*pi*i/N; c, s = math.cos(t), math.sin(t)
            x = a*math.copysign(abs(c)**(2/n), c); z = b*math.copysign(abs(s)**(2/n), s)
            sg = 1 if cx > 0 else -1
            z += up*(x*sg/a)*(.5+.5*z/b); x *= 1+k*z/b
            o.append((cx+x, cz+z))
        return o
    pr = dict(round=(.60, .57, 2.25, .03, .05), square=(.66, .53, 3.4, .05, .05), cat=(.66, .50, 2.5, .07, .20))[shape]
    a, b, n, k, up = pr; cx = .775
    Lh, Rh = se(-cx, 0, a, b, n, k, up), se(cx, 0, a, b, n, k, up)
    Lo, Ro = se(-cx, .02, a+.098, b+.092, n+.1, k, up*1.25), se(cx, .02, a+.098, b+.092, n+.1, k, up*1.25)
    # outer silhouette: union by radial max sampled as front outline (left lobe + bridge + right lobe)
    def bend(x, z): return .10*x*x-.0   # face curvature (towards +Y at the sides)
    def bendob(ob, dy=0):
        for v in ob.data.vertices:
            v.co.y += bend(v.co.x, v.co.z)+dy; 
        ob.data.update()
    for lo, hi in ((Lo, Lh), (Ro, Rh)):
        ob = shape2d('rim', [lo, hi], .045, .042, A, res=5, tomesh=True)
        bendob(ob)
    # bridge: keyhole saddle
    pts = [(-.22+.44*i/20, -.005, .17+.085*math.sin(pi*i/20)+.05) for i in range(21)]
    br = tube('bridge', [(x, y+bend(x, z)-.005, z) for x, y, z in pts], .066, A, res=8)
    for sx, hole in ((-1, Lh), (1, Rh)):
        ob = shape2d('lens', [[(sx*cx+(x-sx*cx)*1.02, z*1.02) for x, z in hole]], .008, 0, thinglass(srgb(lens), 1.3, 0., col2=srgb(lens2), axis=2, lo=.35, hi=-.55), tomesh=True)
        # refine for curvature
        bm = bmesh.new(); bm.from_mesh(ob.data); bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=1); bmesh.ops.triangulate(bm, faces=bm.faces); bm.to_mesh(ob.data); bm.free()
        ob.data.polygons.foreach_set('use_smooth', [False]*len(ob.data.polygons)); bendob(ob, .0)
        # end piece, hinge, temple
        xe = sx*(cx+a+.075); ze = .22+up*.9; ye = bend(xe, 0)
        box('end', (.15, .12, .17), (xe-sx*.01, ye+.01, ze), .04, 5, A)
        P = []; 
        for i in range(61):
            t = i/60; y = ye+.02+2.45*t; z = ze; x = xe+sx*.055+sx*.03*math.sin(pi*t)-sx*.10*t*t
            if t > .72: q = (t-.72)/.28; z -= .46*q**1.55; y -= .10*q**2
            P.append(Vector((x, y, z)))
        def tmp(u, v, P=P):
            p = P[int(v*60+.5)]; t = v; hh = .095*(1-.25*math.sin(pi*min(1, t*1.1)))+.035*ss(.7, 1, t); th = .045
            q = P[min(60, int(v*60+.5)+1)]; pp = P[max(0, int(v*60+.5)-1)]; tg = (q-pp).normalized(); up_ = Vector((0, -tg.z, tg.y))
            e = 1 if .0 < t < 1 else .6
            aa = 2*pi*u; return p+Vector((1, 0, 0))*(th*e*math.copysign(abs(math.cos(aa))**.55, math.cos(aa)))+up_*(hh*e*math.copysign(abs(math.sin(aa))**.6, math.sin(aa)))
        g = grid('temple', tmp, 36, 61, A, cu=True)
        bm = bmesh.new(); bm.from_mesh(g.data); bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary]); bm.to_mesh(g.data); bm.free()
        for dz in (-.035, .035):
            sphere('rivet', .022, (xe+sx*.01, ye-.058, ze+dz), G, 24, (1, .5, 1))
        box('logo', (.012, .22, .028), (xe+sx*.108, ye+.42, ze), .004, 2, G)
        tube('pad', [(sx*.20, .10, -.10), (sx*.235, .13, -.18), (sx*.265, .12, -.27)], .05, A, radii=[.7, 1, .6])
    root().rotation_euler.x = math.radians(-4)

# ---------------------------------------------------------------- loafer
def loafer(col='#3a2016', sole='#1a110c', hw='palegold', kind='smooth', bit=True):
    C = srgb(col); L = leather(C, 30, .10, .22, kind='smooth', coat=.35) if kind == 'smooth' else leather(C, 60, .25, .55)
    S = leather(srgb(sole), 20, .1, .4, kind='smooth'); IN = plain(srgb('#b98e62'), .6); T = plain(tuple(min(1, x*1.6+.01) for x in C), .55); G = metal(hw, .12)
    Ln = 2.95
    from bisect import bisect
    def itp(tab, x):
        xs = [p[0] for p in tab]; i = max(1, min(len(xs)-1, bisect(xs, x))); 
        p0, p1, p2, p3 = tab[max(0, i-2)], tab[i-1], tab[i], tab[min(len(tab)-1, i+1)]; t = (x-p1[0])/(p2[0]-p1[0]); t = max(0, min(1, t))
        m1 = (p2[1]-p0[1])/(p2[0]-p0[0]+1e-9)*(p2[0]-p1[0]); m2 = (p3[1]-p1[1])/(p3[0]-p1[0]+1e-9)*(p2[0]-p1[0])
        return (2*t**3-3*t*t+1)*p1[1]+(t**3-2*t*t+t)*m1+(-2*t**3+3*t*t)*p2[1]+(t**3-t*t)*m2
    Wt = [(0, .34), (.35, .38), (.9, .36), (1.4, .40), (1.95, .50), (2.4, .475), (2.7, .42), (2.95, .36)]
    def ends(x): 
        a = min(1, x/.36); b = min(1, (Ln-x)/.62)
        return math.sqrt(max(0, 1-(1-a)**2.2))*(max(0, 1-(1-b)**2.3))**.5
    w = lambda x: itp(Wt, x)*ends(x)
    cen = lambda x: .05*math.sin(pi*x/Ln)-.09*ss(1.5, 2.9, x)        # banana of the last
    sl = lambda x: itp([(0, .30), (.6, .29), (1.1, .235), (1.6, .13), (2.1, .085), (2.6, .105), (2.95, .165)], x)
    Tp = lambda x: itp([(0, 1.55), (.8, 1.45), (1.15, 1.15), (1.4, .99), (1.75, .78), (2.2, .60), (2.6, .49), (2.85, .40), (2.95, .30)], x)
    tl = lambda x: itp([(0, .98), (.3, .93), (.8, .74), (1.15, .79), (1.34, .94), (1.42, 1.0)], x)
    nn = lambda x: itp([(0, 3.4), (1, 2.8), (1.5, 2.15), (2.2, 2.2), (2.95, 2.1)], x)
    def P(x, ph, off=0.):
        n = nn(x); c, s = math.cos(ph), math.sin(ph); lean = 0
        y = cen(x)+(w(x)+off)*math.copysign(abs(c)**(2/n), c)*-1; z = sl(x)+(Tp(x)-sl(x)+off)*abs(s)**(2/n)
        bulge = 1+.07*math.sin(pi*min(1, abs(s)**(2/n)*1.4))*(1 if x > .3 else x/.3)
        return Vector((x+(.05*(1-x/.5)**2*math.sin(2.2*(z-sl(x))) if x < .5 else 0), cen(x)+(y-cen(x))*bulge, z))
    xf = 1.40
    def pho(x):
        if x >= xf: return pi/2
        k = (tl(x)-sl(x))/(Tp(x)-sl(x)); k = max(.02, min(1, k)); return math.asin(k**(nn(x)/2))
    N = 150; xs = [Ln*(.5-.5*math.cos(pi*(.5+i/(N-1)*(N-1))/N)) for i in range(N)]
    V, F = [], []; K = 30
    for side in (0, 1):
        o = len(V)
        for x in xs:
            po = pho(x)
            for j in range(K+1):
                ph = po*(j/K)**1.25 if True else 0; V.append(P(x, ph if side == 0 else pi-ph))
        for i in range(N-1):
            for j in range(K):
                a = o+i*(K+1)+j; q = (a, a+1, a+K+2, a+K+1); F.append(q if side == 0 else q[::-1])
    ob = mesh('upper', V, F, L)
    bm = bmesh.new(); bm.from_mesh(ob.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=.004); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(ob.data); bm.free()
    ob.data.polygons.foreach_set('use_smooth', [True]*len(ob.data.polygons)); ob.data.materials.append(IN)
    mod(ob, 'SOLIDIFY', thickness=.03, offset=-1, material_offset=1)
    top = [P(x, pho(x)) for x in xs if x <= xf]+[P(x, pi-pho(x)) for x in reversed(xs) if x <= xf]
    tube('topline', resample(top, n=200, closed=True), .020, L, closed=True, res=5)
    # tongue
    def tong(u, v):
        x = 1.52-.46*v; a = (2*u-1)*.62*(1-.25*v**3); p = P(1.46, pi/2+a*.72, -.012); 
        return Vector((x, p.y*1.0, p.z+.02+.30*v**1.2-.0))
    t_ = grid('tongue', tong, 24, 20, L); mod(t_, 'SOLIDIFY', thickness=.03, offset=0); mod(t_, 'SUBSURF', levels=1, render_levels=2)
    # insole
    def ins(u, v):
        x = .04+1.9*v; return Vector((x, cen(x)+(2*u-1)*w(x)*.97, sl(x)+.06))
    grid('insole', ins, 12, 40, IN)
    # sole + heel
    def out(x, k, add): return w(min(Ln-.001, max(.001, x)))*k+add
    xo = [Ln*(.5-.5*math.cos(pi*i/110)) for i in range(111)]
    def slab(name, x0, x1, zt, zb, add, mat, taper=0.):
        ring = []; X = [x0+(x1-x0)*(.5-.5*math.cos(pi*i/80)) for i in range(81)]
        for s in (1, -1):
            for x in (X if s == 1 else reversed(X)): ring.append((x, s))
        Vt, Vb = [], []
        for x, s in ring:
            e = add*1.0; xx = x+(e*(2*x/Ln-1) if (x < .3 or x > Ln-.6) else 0)
            hw_ = w(x)+e
            if x1 < Ln-.1 and x > x1-.06: pass
            y = cen(x)+s*hw_; Vt.append((xx, y, zt(x))); Vb.append((xx+taper*(.12 if x < .3 else 0), cen(x)+s*hw_*(1-taper), zb(x)))
        n = len(ring); Vv = Vt+Vb; Ff = [(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]
        for i in range(80): 
            Ff.append((i, i+1, n-2-i, n-1-i)); Ff.append((n+i, n+n-1-i, n+n-2-i, n+i+1))
        ob = mesh(name, Vv, Ff, mat, angle=45); bm = bmesh.new(); bm.from_mesh(ob.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(ob.data); bm.free(); 
        mod(ob, 'BEVEL', width=.010, segments=2, limit_method='ANGLE', angle_limit=math.radians(50)); return ob
    slab('welt', 0, Ln, lambda x: sl(x)+.030, lambda x: sl(x)-.055, .052, S)
    slab('heel', 0, .82, lambda x: sl(x)-.055, lambda x: .0, .045, S, .05)
    welt = []
    for s in (1, -1):
        X = [x for x in xs if .9 < x < Ln-.02]
        for x in (X if s == 1 else reversed(X)): welt.append((x+(.028*(2*x/Ln-1) if x > Ln-.6 else 0), cen(x)+s*(w(x)+.028), sl(x)+.036))
    stitches(welt, T, .05, .034, .008)
    # apron seam
    ap = []
    for s in (0, 1):
        R = [1.55+1.02*i/40 for i in range(41)]
        for x in (R if s == 0 else reversed(R)):
            q = (x-1.55)/1.02; ph = pi*(.235+.03*q)+(pi/2-pi*.265)*max(0, (q-.55)/.45)**3.0; ap.append(P(x, ph if s == 0 else pi-ph, .004))
    apr = resample(ap, n=170); tube('apron', apr, .021, L, res=5)
    inner = [p+Vector((0, 0, .018)) for p in apr]
    stitches([p+(Vector((2.0, 0, p.z))-p).normalized()*.045+Vector((0, 0, .016)) for p in apr], T, .045, .03, .0075)
    # penny strap / bit
    def strap(u, v):
        x = 1.60+.22*(v-.5)*(1-.25*math.sin(pi*u)); ph = pi*(.10+.80*u); p = P(x, ph, .018); return p
    st = grid('strap', strap, 60, 10, L); mod(st, 'SOLIDIFY', thickness=.028, offset=1); mod(st, 'BEVEL', width=.008, segments=2)
    for v in (.10, .90): stitches([Vector(strap(.04+.92*i/60, v))+Vector((0, 0, .03)) for i in range(61)], T, .045, .03, .007)
    if bit:
        pts = [P(1.60, pi*(.30+.40*i/24), .075) for i in range(25)]
        tube('bit', pts, .030, G, radii=[1.25 if i in (0, 24) else .8+.25*math.cos(i*pi/12)**2 for i in range(25)], res=6)
        for i in (0, 24):
            c = pts[i]; s = -1 if i == 0 else 1
            q = [c+Vector((.085*math.cos(2*pi*k/32), .0+.045*math.sin(2*pi*k/32)*s*-.3, .075*math.sin(2*pi*k/32)-.045)) for k in range(32)]
            tube('bring', q, .019, G, closed=True)

def loafer_view(**k):
    loafer(**k)
    for o in list(root().children): o.location.x -= 1.47

# ---------------------------------------------------------------- silk scarf (cloth sim)
def silk(c1='#7c1f2b', c2='#efe3cf', c3='#c79a4b', c4='#20303f'):
    m = M('silk'); uv = m.n('TexCoord').outputs['UV']; x = m.n('SeparateXYZ', Vector=uv); X, Y = x.outputs[0], x.outputs[1]
    dx = m.math('ABSOLUTE', m.math('SUBTRACT', X, .5)); dy = m.math('ABSOLUTE', m.math('SUBTRACT', Y, .5)); d = m.math('MAXIMUM', dx, dy)
    A, B, C, D = srgb(c1), srgb(c2), srgb(c3), srgb(c4)
    def step(v, t): return m.math('GREATER_THAN', v, t)
    # centre: concentric arcs / rosette
    r = m.math('SQRT', m.math('ADD', m.math('POWER', dx, 2.), m.math('POWER', dy, 2.))); an = m.math('ARCTAN2', m.math('SUBTRACT', Y, .5), m.math('SUBTRACT', X, .5))
    pet = m.math('MULTIPLY_ADD', m.math('COSINE', m.math('MULTIPLY', an, 16.)), .012, r)
    rings = step(m.math('SINE', m.math('MULTIPLY', pet, 95.)), .35)
    fx, fy = m.math('FRACT', m.math('MULTIPLY', X, 9.)), m.math('FRACT', m.math('MULTIPLY', Y, 9.))
    dd = m.math('ADD', m.math('ABSOLUTE', m.math('SUBTRACT', fx, .5)), m.math('ABSOLUTE', m.math('SUBTRACT', fy, .5)))
    dia = m.math('MULTIPLY', step(dd, .20), m.math('SUBTRACT', 1., step(dd, .30)))
    col = m.mix(dia, B, C); inner = m.math('SUBTRACT', 1., step(r, .26)); ro = m.mix(rings, A, C); ro = m.mix(step(.07, r) if False else m.math('SUBTRACT', 1., step(r, .05)), ro, B)
    col = m.mix(inner, col, ro)
    for t, c in ((.345, C), (.355, A), (.43, C), (.438, D), (.482, B)): col = m.mix(step(d, t), col, c)
    w1 = m.n('TexWave', Vector=uv, Scale=330., _bands_direction='DIAGONAL').outputs['Fac']
    m.set(Base_Color=col, Roughness=.34, Specular=.45, Sheen=.6, Sheen_Tint=.6, Anisotropic=.5, Normal=m.bump(w1, .05, .002)); return m.m

def cloth(mat, n=110, size=3.2, pin=None, frames=70, quality=6, seed=3, pre=None, stiff=4., bend=.06, mass=.15):
    rng = random.Random(seed)
    ob = grid('cloth', lambda u, v: ((u-.5)*size, (v-.5)*size, 0), n, n, mat)
    for v in ob.data.vertices:
        v.co.z += .02*math.sin(3*v.co.x+1)*math.cos(2.3*v.co.y)+.004*rng.random()
        if pre: v.co = pre(v.co)
    if pin:
        g = ob.vertex_groups.new(name='pin'); g.add([v.index for v in ob.data.vertices if pin(v.co)], 1., 'REPLACE')
    c = ob.modifiers.new('Cloth', 'CLOTH'); s = c.settings; s.quality = quality; s.mass = mass; s.tension_stiffness = s.compression_stiffness = s.shear_stiffness = stiff; s.bending_stiffness = bend; s.air_damping = 1.4
    if pin: s.vertex_group_mass = 'pin'
    c.collision_settings.use_self_collision = True; c.collision_settings.self_distance_min = .012; c.collision_settings.distance_min = .012; c.collision_settings.collision_quality = 3
    c.point_cache.frame_start = 1; c.point_cache.frame_end = frames
    sc = bpy.context.scene; sc.frame_start = 1; sc.frame_end = frames
    t = time.time()
    for f in range(1, frames+1): sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get(); me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg)); ob.modifiers.clear(); ob.data = me
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); sc.frame_set(1)
    mod(ob, 'SMOOTH', factor=.5, iterations=3); mod(ob, 'SOLIDIFY', thickness=.010, offset=0); mod(ob, 'SUBSURF', levels=1, render_levels=1)
    print('cloth %.1fs' % (time.time()-t)); return ob

def drape(mat, W=1.5, top=2.55, front=2.15, back=1.45, r=.075, folds=((5.2, .4, .085), (9.1, 1.7, .040), (2.3, .9, .05)), gather=.16, nu=220, nv=260, skew=.22, seed=1):
    """Analytic drape over a rail along X at z=top. Folds grow with the hanging length; pulling x in preserves
    the arc length."""
    tot = front+back+pi*r
    def pos(u, v):
        x0 = (2*u-1)*W; s = v*tot+skew*math.sin(2.1*x0+.5)*.35*(v-.4)
        def fold(h, sg, ph):
            g = ss(0, .9, h); A = (.18+.95*g)
            o = 0; xo = 0
            for i, (k, p, a) in enumerate(folds):
                q = k*x0*(1+.05*i)+p+ph*(i+1)+.35*math.sin(1.3*h+p)*(1 if i != 1 else 1.7)
                o += a*A*math.sin(q); xo += a*A*.55*math.sin(2*q)*(.9 if i == 0 else .5)
            return o, xo
        if s < back: h = back-s; o, xo = fold(h, -1, 1.3); y, z = r+.015+.02*h+o*.9+.10*ss(0, .5, h), top-h
        elif s < back+pi*r: 
            a = (s-back)/r; h = 0; o, xo = fold(0, 1, 0); o2, _ = fold(0, -1, 1.3); t = a/pi
            y, z = r*math.cos(a)+o2*.9*(1-t)*.3+o*t*.3, top+r*math.sin(a)+.010*math.sin(x0*14)*math.sin(a)
        else: 
            h = s-back-pi*r; o, xo = fold(h, 1, 0); k3 = ss(0, .25, h); y, z = -(r+.015+.02*h+.10*ss(0, .5, h))+o*(.3+.7*k3), top-h
        x = x0*(1-gather*(1-.45*ss(0, 1.8, h)))+xo*.8
        return (x, y, z)
    ob = grid('drape', pos, nu, nv, mat); mod(ob, 'SOLIDIFY', thickness=.012, offset=0); mod(ob, 'SUBSURF', levels=0, render_levels=1); return ob
def scarf(c1='#7c1f2b', c2='#efe3cf', c3='#c79a4b', c4='#20303f', hw='palegold'):
    G = metal(hw, .14); drape(silk(c1, c2, c3, c4), W=1.25, top=2.75, front=2.35, back=1.9, folds=((4.6, .4, .150), (8.3, 1.7, .060), (2.1, .9, .085)), gather=.26)
    t = tube('rail', [(-7, 0, 2.75), (7, 0, 2.75)], .055, G, res=8); t['noframe'] = 1
    sphere('peg', .01, (0, 0, .02), G, 8)

# ---------------------------------------------------------------- folded knits
def knit(col):
    m = M('knit'); uv = m.n('TexCoord').outputs['UV']; x = m.n('SeparateXYZ', Vector=uv); U, V = x.outputs[0], x.outputs[1]
    f = m.math('FRACT', U); vv = m.math('MULTIPLY_ADD', m.math('ABSOLUTE', m.math('SUBTRACT', f, .5)), 1.1, V)
    h = m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', vv, pi))), m.math('POWER', m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', f, 2*pi))), .5))
    fz = m.n('TexNoise', Vector=m.co(), Scale=140., Detail=3.).outputs[0]; h = m.math('MULTIPLY_ADD', fz, .5, h)
    c = srgb(col); bc = m.mix(m.ramp(h, [(0, 0), (.9, 1)]), tuple(x*.55 for x in c), c)
    m.set(Base_Color=bc, Roughness=.95, Specular=.1, Sheen=1., Sheen_Tint=.8, Normal=m.bump(h, .8, .012)); return m.m
def knits(cols=('#cbb79a', '#8c8378', '#2f2c2b'), w=1.25, dep=.95):
    if isinstance(cols, str): cols = cols.split(',')
    z0 = 0; rng = random.Random(4)
    for k, col in enumerate(cols):
        th = .10; gap = .225; path = []
        ly = 4; ox = rng.uniform(-.05, .05); rz = rng.uniform(-.05, .05); W = w+rng.uniform(-.05, .03)
        for i in range(ly):
            zz = z0+th+gap*i; a, b = (-dep, dep) if i % 2 == 0 else (dep, -dep); inn = .0 if i % 2 else .0
            e0 = rng.uniform(-.03, .03)
            for q in range(24): path.append((a+(b-a)*q/23+e0, zz+.012*math.sin(q*.5+i+k)))
            if i < ly-1:
                for q in range(1, 10):
                    an = pi*q/10; path.append((b+e0+math.copysign(math.sin(an)*gap*.55, b), zz+gap*(1-math.cos(an))/2))
        P = resample([(0, y, z) for y, z in path], n=240); Lt = sum((P[i+1]-P[i]).length for i in range(239))
        nl, ne = 56, 10; T_ = .098; sect = []
        for i in range(nl): sect.append((-1+2*i/(nl-1), 1., 0))
        for i in range(1, ne): sect.append((1, math.cos(pi*i/ne), math.sin(pi*i/ne)))
        for i in range(nl): sect.append((1-2*i/(nl-1), -1., 0))
        for i in range(1, ne): sect.append((-1, -math.cos(pi*i/ne), math.sin(pi*i/ne)))
        V, U, F = [], [], []; ns = len(sect); nj = 240
        for j in range(nj):
            tg = (P[min(nj-1, j+1)]-P[max(0, j-1)]).normalized(); nr = Vector((0, -tg.z, tg.y)); e = min(j, nj-1-j)*Lt/(nj-1)/T_; et = math.sqrt(max(0, 1-(1-min(1, e))**2))
            for q, (sx, kk, ex) in enumerate(sect):
                x = sx*(W-.02*math.sin(j*.07+k))+(ex*T_*(1 if sx > 0 else -1)); o = nr*(kk*T_*et)
                y = P[j].y+o.y; z = P[j].z+o.z; sag = -.030*math.cos(x*1.6+k)*z*.35
                p = (x+ox+.02*math.sin(y*3+j*.02), y+.022*math.sin(x*3.1+k*2+z*5), z+sag+.014*math.sin(x*4.2+y*3+k))
                c, s = math.cos(rz), math.sin(rz); V.append((p[0]*c-p[1]*s, p[0]*s+p[1]*c, p[2])); U.append((x*12, j/(nj-1)*Lt*16))
        for j in range(nj-1):
            for i in range(ns): F.append((j*ns+i, j*ns+(i+1) % ns, (j+1)*ns+(i+1) % ns, (j+1)*ns+i))
        mesh('knit', V, F, knit(col), uvs=U)
        z0 += gap*(ly-1)+2*th+.02

# ------------------------------------------------------- jewellery: chain bracelet + ring with brilliant
def jewel(hw='gold', gem='#ffffff', cab='#12402f'):
    G = metal(hw, .08); n = 22; R = 1.05
    for i in range(n):
        a = 2*pi*i/n; L_, W_ = .205, .105
        pts = [(L_*math.cos(t)*1.0, W_*math.sin(t), 0) for t in [2*pi*k/48 for k in range(48)]]
        ob = tube('link', pts, .040, G, closed=True, res=8)
        ob.location = (R*math.cos(a), R*math.sin(a), .0); ob.rotation_euler = Euler((math.radians(42 if i % 2 else -42), 0, a+pi/2), 'XYZ')
    E = bpy.data.objects.new('ringroot', None); bpy.context.collection.objects.link(E); E.parent = root(); E.location = (.12, -.05, .44); E.rotation_euler = (math.radians(78), 0, math.radians(22))
    tube('band', [(.46*math.cos(t), .46*math.sin(t), 0) for t in [2*pi*k/96 for k in range(96)]], .052, G, closed=True, res=10, parent=E)
    gm = M('gem'); cc = srgb(cab); gm.set(Base_Color=cc, Roughness=.03, Specular=.9, Clearcoat=1., Transmission=.0, Subsurface=.15, Subsurface_Color=cc)
    # emerald-cut stone: stacked octagons, flat shaded
    def octo(w, h, c): return [(w, h-c), (w-c, h), (-w+c, h), (-w, h-c), (-w, -h+c), (-w+c, -h), (w-c, -h), (w, -h+c)]
    V, F = [], []; st = [(.10, .06, .03, -.16), (.22, .16, .06, -.02), (.25, .19, .07, .03), (.235, .175, .066, .07), (.20, .14, .055, .105), (.165, .105, .045, .12)]
    for w, h, c, z in st: V += [(.0+x, y, z) for x, y in octo(w, h, c)]
    for k in range(len(st)-1):
        for i in range(8): F.append((k*8+i, k*8+(i+1) % 8, k*8+8+(i+1) % 8, k*8+8+i))
    F.append(tuple(range(8*(len(st)-1), 8*len(st))))
    g = mesh('gem', V, F, gm.m, smooth=False, parent=E); g.rotation_euler = (-pi/2, 0, 0); g.rotation_euler = (-pi/2, 0, 0); g.location = (0, .60, 0)
    for sx in (-1, 1):
        for sy in (-1, 1): tube('prong', [(sx*.10, .46, sy*.06), (sx*.205, .62, sy*.145), (sx*.185, .69, sy*.125)], .024, G, parent=E)


# ---------------------------------------------------------------- wide editorial banner
def banner(cloth_col='#b49a7c', wall='#d8cdbd', **k):
    mb = marble(); br = metal('brass', .14); tr = M('trav'); c = tr.co(); n = tr.n('TexNoise', Vector=tr.n('Mapping', Vector=c, Scale=(1, 1, 7)).outputs[0], Scale=2.2, Detail=8.).outputs[0]
    tr.set(Base_Color=tr.ramp(n, [(.3, srgb('#a8957c')), (.5, srgb('#cdbda5')), (.7, srgb('#dccfba'))]), Roughness=.6, Normal=tr.bump(tr.ramp(n, [(.36, 0), (.44, 1)]), .35, .02))
    sl = M('satin'); cc = srgb(cloth_col); sl.set(Base_Color=cc, Roughness=.36, Sheen=.5, Specular=.35, Anisotropic=.4)
    # hanging fabric (left) pouring on the table
    def fab(u, v):
        x0 = -5.6+4.7*u; s = 9.2*v
        gx = 1-.25*ss(0, 1, 1-v)
        def f(amp, t): return amp*(.55*math.sin(2.6*x0+.5*math.sin(.9*t)+.8)+.28*math.sin(5.3*x0+1.1*math.sin(.7*t)+2)+.12*math.sin(9.7*x0+t))
        R = .55; H = 6.4
        if s < H: h = s; y = 1.55+f(.30+.05*h, h*.35); z = 7.0-h; x = x0+.10*math.sin(5.2*x0+h*.4)
        elif s < H+R*pi/2: a = (s-H)/R; y = 1.55-R+R*math.cos(a)+f(.46*math.cos(a)+.0, 2.2); z = .60-R*math.sin(a)+.03+.26*math.sin(a)*(1+f(1, 2.2)); x = x0+.1*math.sin(5.2*x0+1.6)
        else: d = s-H-R*pi/2; fade = 1-.65*ss(.2, 2.0, d); y = 1.0-d*.92+.18*math.sin(1.9*x0+1)*d; z = .04+.29*(1+f(1., 2.2+d*.9))*fade+.02; x = x0+.10*math.sin(5.2*x0+1.6)+.22*d*math.sin(.8*x0+2)
        return (x, y, max(.012, z))
    g = grid('fabric', fab, 300, 320, sl.m); mod(g, 'SMOOTH', factor=.5, iterations=4); mod(g, 'SOLIDIFY', thickness=.02, offset=1); mod(g, 'SUBSURF', levels=0, render_levels=1)
    # plinths, sphere, disc, arch
    box('p1', (1.5, 1.3, .95), (.75, .55, .475), .02, 3, mb, rot=(0, 0, .18)); box('p2', (1.25, 1.1, .42), (2.1, -.05, .21), .02, 3, tr.m, rot=(0, 0, -.12))
    lathe('cyl', rprof([(0, 0), (.62, 0), (.62, 1.55), (0, 1.55)], .03), tr.m, 128).location = (3.5, .9, 0)
    sphere('ball', .30, (2.45, -.75, .30), br, 96); sphere('ball2', .155, (1.62, -.95, .155), mb, 64)
    tube('hoop', [(1.32+.98*math.cos(t), 1.35, 1.02+.98*math.sin(t)) for t in [2*pi*i/160 for i in range(160)]], .030, br, closed=True, res=8)
    def sub(fn, loc, sc, rz, **k):
        e = bpy.data.objects.new('sub', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); old = ROOT[0]; ROOT[0] = e; fn(**k); ROOT[0] = old
        e.parent = root(); e.location = loc; e.scale = (sc,)*3; e.rotation_euler = (e.rotation_euler.x, 0, rz); return e
    sub(perfume, (.68, .45, .95), .60, -.25, liquid='#c9853f')
    sub(vase, (3.5, .9, 1.55), .42, 0, col='#3a332d', glaze=.3)
    sub(handbag, (-.75, -1.30, .0), .60, .38, col='#5a2018') if k.get('bag', 1) else 0

PRODUCTS = dict(handbag=handbag, vase=vase, perfume=perfume, watch=watch, sunglasses=sunglasses, loafer=loafer_view, scarf=scarf, knits=knits, jewel=jewel)
VIEWS = dict(handbag=(24, 9), vase=(0, 8), perfume=(-20, 7), watch=(-24, 13), sunglasses=(26, 15), loafer=(-38, 20), scarf=(16, 6), knits=(22, 16), jewel=(0, 24))
