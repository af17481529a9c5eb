"""Recolourable product shots. One Cycles render per view writes light, gloss and mask passes (npz);
compose.py makes every colourway from them."""
from studio import *
import studio
SERIF = next((p for p in (os.environ.get('SERIF_FONT', ''), '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf', '/usr/share/fonts/truetype/ebgaramond/EBGaramond12-Regular.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf') if os.path.exists(p)), None)
G3 = (.30, .30, .30)
SLOT = dict(a=('mA', 0), b=('mA', 1), c=('mA', 2), hw=('mB', 0), edge=('mB', 1), thread=('mB', 2), d=('mC', 0), e=('mC', 1), f=('mC', 2))
AOVS = ('mA', 'mB', 'mC')
def ss(a, b, x):
    t = max(0, min(1, (x-a)/(b-a))); return t*t*(3-2*t)
def tag(mat, slot):
    """mark a material as recolourable; slot name, or dict slot -> node output (0..1)"""
    nt = mat.node_tree; d = slot if isinstance(slot, dict) else {slot: 1.}
    for aov in AOVS:
        its = {SLOT[s][1]: v for s, v in d.items() if SLOT[s][0] == aov}
        if not its: continue
        nd = nt.nodes.new('ShaderNodeOutputAOV'); nd.name = aov
        cb = nt.nodes.new('ShaderNodeCombineXYZ')
        for i, v in its.items():
            if hasattr(v, 'is_output'): nt.links.new(v, cb.inputs[i])
            else: cb.inputs[i].default_value = v
        nt.links.new(cb.outputs[0], nd.inputs[0])
    return mat
def lea(slot='a', grain=45, strength=.32, rough=.46, kind='pebble', coat=0.):
    m = leather(G3, grain, strength, rough, kind=kind, coat=coat); m.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0
    return tag(m, slot)
def hwm(rough=.14, brushed=None): return tag(metal((.8, .8, .8), rough, brushed), 'hw')
def edg(rough=.4): return tag(plain(G3, rough), 'edge')
def thr(rough=.6): return tag(plain(G3, rough, spec=.25), 'thread')
def pl(slot, rough=.6, spec=.4, coat=0.): return tag(plain(G3, rough, spec=spec, coat=coat), slot)
def foil(s, size, loc, rough=.3, spacing=1.35, **k): return text(s, size, loc, hwm(rough), SERIF, .0015, 0, spacing=spacing, **k)

def stage(zc, k=1.):
    T = (0, 0, zc)
    area((-4.4, -2.8, 4.9), T, (2.6, 2.6), 470*k, (1, .96, .91), 'key')
    area((5.4, -3.4, 2.2), T, (2.2, 4), 60*k, (.95, .97, 1), 'fill')
    area((4.0, 3.0, 3.2), T, (1.0, 4.6), 330*k, (1, .97, .93), 'rim')
    area((-4.2, 3.4, 2.6), T, (.8, 4.4), 230*k, (.95, .97, 1), 'rim2')
    area((0, 1.2, 6.5), (0, .3, 0), (4.5, 2.6), 170*k, (1, .98, .95), 'top')
    world((1, .97, .94), .24)
    m = plain((.30, .285, .265), .9, spec=.1)
    fl = mesh('floor', [(-20, -20, 0), (20, -20, 0), (20, 20, 0), (-20, 20, 0)], [(0, 1, 2, 3)], m, parent=False); fl.visible_camera = False
    # Dark flag in front, so that glossy surfaces show a gradient instead of flat grey.
def samples(n=350000):
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); T = []; r = root()
    for inst in dg.object_instances:
        o = inst.object
        if o.type not in ('MESH', 'CURVE', 'FONT'): continue
        p = o.original if hasattr(o, 'original') else o
        q = p
        while q.parent: q = q.parent
        if q.name != r.name or p.name.startswith('st'): continue
        try: me = o.to_mesh()
        except RuntimeError: continue
        if me is None or not len(me.polygons): o.to_mesh_clear(); continue
        me.calc_loop_triangles(); nt = len(me.loop_triangles)
        v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3)
        t = np.empty(nt*3, np.int32); me.loop_triangles.foreach_get('vertices', t); t = t.reshape(-1, 3)
        Mw = np.array(inst.matrix_world); v = v@Mw[:3, :3].T+Mw[:3, 3]; T.append(v[t]); o.to_mesh_clear()
    T = np.concatenate(T); a = np.linalg.norm(np.cross(T[:, 1]-T[:, 0], T[:, 2]-T[:, 0]), axis=1)
    rng = np.random.default_rng(1); i = rng.choice(len(T), n, p=a/a.sum()); u = rng.random((n, 2)); f = u.sum(1) > 1; u[f] = 1-u[f]
    t = T[i]; return t[:, 0]+u[:, :1]*(t[:, 1]-t[:, 0])+u[:, 1:]*(t[:, 2]-t[:, 0])
def gblur(a, s):
    if s < .4: return a
    fy = np.fft.fftfreq(a.shape[0])[:, None]; fx = np.fft.rfftfreq(a.shape[1])[None]
    return np.fft.irfft2(np.fft.rfft2(a)*np.exp(-2*(pi*s)**2*(fx*fx+fy*fy)), a.shape)
def shadow(W, H):
    """Soft contact shadow from the geometry: height layers projected on the floor, blurred by height."""
    P = samples(); m = 1.6; x0, y0 = P[:, 0].min()-m, P[:, 1].min()-m; x1, y1 = P[:, 0].max()+m, P[:, 1].max()+m
    n = 220; sc = n/max(x1-x0, y1-y0); nx, ny = int((x1-x0)*sc)+1, int((y1-y0)*sc)+1
    keep = np.ones((ny, nx)); ed = [-.2, .035, .09, .18, .32, .52, .8, 1.2, 1.8, 2.6, 4]
    for lo, hi in zip(ed, ed[1:]):
        q = P[(P[:, 2] >= lo) & (P[:, 2] < hi)]
        if not len(q): continue
        h = max(0, q[:, 2].mean()); g = np.zeros((ny, nx))
        xi = ((q[:, 0]+.34*h-x0)*sc).astype(int).clip(0, nx-1); yi = ((q[:, 1]+.10*h-y0)*sc).astype(int).clip(0, ny-1)
        np.add.at(g, (yi, xi), 1.); g = np.minimum(gblur(g, .8), .5)*2
        keep *= 1-.62*math.exp(-h/.75)*gblur(g.clip(0, 1), (.028+.40*h)*sc)
    s = 1-keep
    c = bpy.context.scene.camera; dg = bpy.context.evaluated_depsgraph_get()
    Mx = np.array(c.calc_matrix_camera(dg, x=W, y=H))@np.linalg.inv(np.array(c.matrix_world)); Hm = np.linalg.inv(Mx[np.ix_([0, 1, 3], [0, 1, 3])])
    px, py = np.meshgrid((np.arange(W)+.5)/W*2-1, (np.arange(H)+.5)/H*2-1); w = np.stack([px, py, np.ones_like(px)], -1)@Hm.T
    fwd = Mx[3, 0]*w[..., 0]/w[..., 2]+Mx[3, 1]*w[..., 1]/w[..., 2]+Mx[3, 3] > 0
    gx = ((w[..., 0]/w[..., 2])-x0)*sc-.5; gy = ((w[..., 1]/w[..., 2])-y0)*sc-.5
    ok = fwd & (gx > 0) & (gy > 0) & (gx < nx-2) & (gy < ny-2); gx = np.where(ok, gx, 0); gy = np.where(ok, gy, 0)
    i, j = gx.astype(int), gy.astype(int); u, v = gx-i, gy-j
    o = s[j, i]*(1-u)*(1-v)+s[j, i+1]*u*(1-v)+s[j+1, i]*(1-u)*v+s[j+1, i+1]*u*v
    return np.where(ok, o, 0).astype(np.float32)

def shoot(npz, spp, W, H, thr=.02, seed=0, clamp=1.5):
    cycles(spp, thr, 1, clamp, transp=True); s = bpy.context.scene; vl = bpy.context.view_layer
    s.cycles.filter_width = 1.4
    vl.cycles.denoising_store_passes = True
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color'): setattr(vl, 'use_pass_'+p, True)
    for a in AOVS: x = vl.aovs.add(); x.name = a; x.type = 'COLOR'
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    tmp = 'work/tmp_%d/' % os.getpid(); os.makedirs(tmp, exist_ok=True)
    fo.base_path = tmp; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '16'; fo.format.color_mode = 'RGBA'; fo.format.exr_codec = 'NONE'; fo.file_slots.clear()
    names = dict(rgb='Image', alb='Denoising Albedo', nrm='Denoising Normal', dd='DiffDir', di='DiffInd', dc='DiffCol', gd='GlossDir', gi='GlossInd', gc='GlossCol', mA='mA', mB='mB', mC='mC')
    for nm, so in names.items(): fo.file_slots.new(nm); nt.links.new(rl.outputs[so], fo.inputs[nm])
    s.frame_set(s.frame_current); c0 = time.process_time(); t0 = time.time(); bpy.ops.render.render(write_still=False); print('RESULT %s cpu %.1f wall %.1f' % (os.path.basename(npz), time.process_time()-c0, time.time()-t0), flush=True)
    buf = {}
    for nm in names:
        fn = [f for f in os.listdir(tmp) if f.startswith(nm+'0')][0]; im = bpy.data.images.load(tmp+fn); im.colorspace_settings.name = 'Linear' if nm == 'rgb' else 'Non-Color'
        a = np.empty(W*H*4, np.float32); im.pixels.foreach_get(a); a = a.reshape(H, W, 4)
        if nm == 'rgb': buf['a'] = a[..., 3].astype(np.float16)
        buf[nm] = a[..., :3].astype(np.float16); bpy.data.images.remove(im); os.remove(tmp+fn)
    os.rmdir(tmp); buf['sh'] = shadow(W, H).astype(np.float16)
    np.savez(npz, **buf)
