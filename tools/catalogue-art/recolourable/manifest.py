import sys, os, json, re
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); import colours
IM = '../../catalogue/art/images/'; OUT = 'work/manifest.json'
INFO = dict(
 handbag=('bags', 'luxury', 'structured top-handle bag in pebbled leather with a turn-lock flap'),
 bucket=('bags', 'luxury', 'drawstring bucket bag in grained leather with a stitched smooth base'),
 hobo=('bags', 'luxury', 'crescent shoulder bag in soft grained leather with a broad strap and a zip top'),
 tote=('bags', 'luxury', 'soft open tote in grained leather with two shoulder straps'),
 clutch=('bags', 'luxury', 'rounded box clutch in satin with a metal frame and a jewelled clasp'),
 potli=('bags', 'indiluxe', 'silk potli pouch with a woven zari border, twisted gold cord and tassels'),
 wallet=('accessories', 'luxury', 'long zip wallet in pebbled leather with a leather pull'),
 belt=('accessories', 'luxury', 'coiled leather belt with contrast edge and a plain polished buckle'),
 scarf=('accessories', 'luxury', 'folded silk square printed with a rosette, paisleys and a lozenge border'),
 loafer=('shoes', 'luxury', 'pair of penny loafers in polished calf with a stitched apron and welt'),
 boot=('shoes', 'luxury', 'pair of polished calf chelsea boots with ribbed elastic gussets and a stitched welt'),
 pump=('shoes', 'luxury', 'pair of heeled pumps in polished leather with a softly pointed toe'),
 jutti=('shoes', 'indiluxe', 'pair of embroidered juttis with zari paisleys and curled toes'),
 knits=('clothing', 'luxury', 'stack of three folded ribbed knits in tones of one colour'),
 crewneck=('clothing', 'luxury', 'folded crew-neck sweater in a fine stocking stitch with a ribbed neck'),
 shirt=('clothing', 'luxury', 'folded cotton shirt with a point collar, chest pocket and mother-of-pearl buttons'),
 kurta=('clothing', 'indiluxe', 'folded silk kurta with a band collar, zari placket and small buttons'),
 dupatta=('clothing', 'indiluxe', 'folded silk dupatta with scattered butis and a zari paisley border'),
 shawl=('clothing', 'indiluxe', 'folded pashmina shawl with a woven paisley band and a twisted fringe'))
NM = dict(rani='Rani pink', ink='Ink blue', forest='Forest green', bone='Bone', ivory='Ivory', peacock='Peacock', nude='Sand', rose='Dusty rose')
V = dict(hero='three-quarter view', front='front view', detail='close detail')
FRONT = dict(pump='side view', jutti='side view', dupatta='seen straight on', shawl='seen straight on', scarf='seen from above', knits='seen straight on', belt='low front view', boot='side view', shirt='seen from above', kurta='seen from above', crewneck='seen from above')
L = []
for f in sorted(os.listdir(IM)):
    m = re.match(r'([a-z]+)-([a-z]+)-(hero|front|detail)\.avif$', f)
    if not m or m[1] not in INFO or m[1] not in colours.C or m[2] not in colours.C[m[1]]: continue
    mo, c, v = m.groups(); cat, ca, d = INFO[mo]; nm = NM.get(c, c.capitalize())
    L.append(dict(model=mo, category=cat, catalogue=ca, colour=dict(name=nm, hex=colours.C[mo][c]['hex']), view=v, file=f, width=800, height=1000, alt='%s %s, %s.' % (nm, d, FRONT.get(mo, V[v]) if v == 'front' else V[v])))
json.dump(L, open(OUT, 'w'), indent=1, ensure_ascii=False); print(len(L), 'entries')
