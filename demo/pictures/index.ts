/** What the seed knows of one picture: its size in pixels and what is seen on it. */
export interface SeedPictureFacts {
  width: number;
  height: number;
  alt: { de: string; en: string };
}

const sized =
  (width: number, height: number) =>
  (de: string, en: string): SeedPictureFacts => ({ width, height, alt: { de, en } });

const lead = sized(1920, 1080);
const landscape = sized(1600, 1200);
const portrait = sized(800, 900);

/** Every picture of the demonstration portal by its file name. */
export const pictures = {
  'lead-wind.webp': lead(
    'Luftströmungen als dunkelblaue Flächen mit feinen Höhenlinien, rechts oben ein heller Wirbel mit gelben Spitzen',
    'Air currents as dark blue areas with fine contour lines and a bright vortex tipped with yellow at the top right',
  ),
  'lead-light.webp': lead(
    'Orange und helle Wellenringe breiten sich rechts von drei Lichtquellen aus und verlieren sich links im Dunkeln',
    'Orange and pale wave rings spread from three points of light on the right and fade into darkness on the left',
  ),
  'lead-tide.webp': lead(
    'Bewegtes Wasser in Petroltönen, darauf helle Schlieren und einzelne orange Lichtflecken',
    'Moving water in shades of teal with pale streaks and a few orange patches of light',
  ),
  'tidentakt-background.webp': lead(
    'Nächtliche Strömung in Violett, die nach rechts in Rosa und Apricot aufleuchtet',
    'A current at night, violet on the left, glowing pink and apricot towards the right',
  ),
  'waves-night.webp': lead(
    'Bänder aus feinen weißen, hellblauen und orangen Linien verschlingen sich auf dunkelblauem Grund',
    'Ribbons of fine white, light blue and orange lines twist around each other on deep blue',
  ),
  'delta.webp': landscape(
    'Flussdelta von oben: dunkelblaue Wasserarme zwischen grünen und hellen Sandbänken',
    'A river delta from above: dark blue channels between green and pale sandbanks',
  ),
  'terrain.webp': landscape(
    'Geländekarte in Orange und Sand mit blauen Senken und feinen Höhenlinien',
    'A map of terrain in orange and sand with blue hollows and fine contour lines',
  ),
  'dunes.webp': landscape(
    'Langgezogene Dünen in Ocker, Orange und Creme, vom Wind schräg gestreift',
    'Long dunes in ochre, orange and cream, combed at a slant by the wind',
  ),
  'groundwater.webp': landscape(
    'Wasseradern in vielen Blautönen, die sich wie Marmor durch helle Schichten ziehen',
    'Veins of water in many blues running through pale layers like marble',
  ),
  'turing-red.webp': landscape(
    'Labyrinth aus dunkelroten Streifen auf hellrosa Grund, wie ein Fellmuster',
    'A maze of dark red stripes on pale pink, like the pattern of a fur',
  ),
  'turing-green.webp': landscape(
    'Verschlungene dunkelgrüne Streifen mit hellem Rand, die sich in einem Gewebe geordnet haben',
    'Winding dark green stripes with bright edges, as they order themselves in a tissue',
  ),
  'turing-spots.webp': landscape(
    'Gelbe Streifen links gehen nach rechts in gelbe Punkte über, auf tiefblauem Grund',
    'Yellow stripes on the left turn into yellow dots on the right, on deep blue',
  ),
  'interference.webp': landscape(
    'Zwei Wellenkreise überlagern sich zu einem Muster aus orangen Bögen und blauen Strahlen',
    'Two circular waves overlap in a pattern of orange arcs and blue rays',
  ),
  'rings-violet.webp': landscape(
    'Violette und weiße Ringe um eine gemeinsame Mitte, an vier Stellen verwischt',
    'Violet and white rings around one centre, blurred in four directions',
  ),
  'growth-rings.webp': landscape(
    'Querschnitt eines Stammes mit unregelmäßigen dunkel- und hellgrünen Jahresringen',
    'Cross-section of a trunk with uneven dark and light green growth rings',
  ),
  'ice-core.webp': landscape(
    'Bläuliche Eisschichten, die sich in Bögen übereinanderlegen, getrennt von schmalen dunklen Lagen',
    'Bluish layers of ice arching over one another, parted by narrow dark bands',
  ),
  'strata.webp': landscape(
    'Schnitt durch den Boden: gefaltete Schichten in Ocker, Petrol und Blau, von zwei Verwerfungen versetzt',
    'A cut through the ground: folded layers in ochre, teal and blue, offset by two faults',
  ),
  'mosaic.webp': landscape(
    'Raster aus blauen Quadraten, von denen einige gelb leuchten wie rechnende Prozessoren',
    'A grid of blue squares, some of them lit in yellow like processors at work',
  ),
  'flow-lines.webp': landscape(
    'Stromlinien in Grün und Dunkelblau kreisen auf hellem Grund um viele kleine Wirbel',
    'Streamlines in green and dark blue circle many small eddies on a pale ground',
  ),
  'wind-lines.webp': landscape(
    'Windlinien auf fast schwarzem Blau, weiß und gelb um Hochs und Tiefs geschlungen',
    'Lines of wind on a blue that is almost black, looped in white and yellow around highs and lows',
  ),
  'tide-lines.webp': landscape(
    'Gezeitenströme als orange, rosa und fliederfarbene Linien auf violettem Grund',
    'Tidal currents as orange, pink and lilac lines on a violet ground',
  ),
  'field-lines.webp': landscape(
    'Magnetische Feldlinien verbinden zwei rote mit zwei dunkelblauen Polen',
    'Magnetic field lines join two red poles with two dark blue ones',
  ),
  'ridges.webp': landscape(
    'Messkurven hintereinander gestaffelt wie ein Gebirgszug, hellblau und gelb auf Dunkelblau',
    'Measured curves staggered like a mountain range, light blue and yellow on dark blue',
  ),
  'ridges-night.webp': landscape(
    'Pegelkurven in Violett, jede siebte in Orange, türmen sich vor nachtdunklem Grund auf',
    'Gauge curves in violet, every seventh in orange, piling up against the dark of night',
  ),
  'waves.webp': landscape(
    'Aus gelben, orangen und blauen Linien geflochtenes Band auf blassgelbem Grund',
    'A band plaited from yellow, orange and blue lines on a pale yellow ground',
  ),
  'diffraction.webp': landscape(
    'Beugungsbild eines Kristalls: gelbe Punkte in sechszähliger Ordnung auf dunklem Violett',
    'Diffraction pattern of a crystal: yellow spots in sixfold order on dark violet',
  ),
  'diffraction-rose.webp': landscape(
    'Sternförmig geordnete violette und rosa Punkte auf cremefarbenem Grund',
    'Violet and pink dots arranged like a star on a cream ground',
  ),
  'cells.webp': landscape(
    'Gewebe unter dem Mikroskop: hellgrüne Zellen mit dunklen Zellkernen, dicht an dicht',
    'Tissue under the microscope: light green cells with dark nuclei, closely packed',
  ),
  'shards.webp': landscape(
    'Eisschollen von weiß bis mittelblau, jede mit einer beschatteten Hälfte',
    'Ice floes from white to mid blue, each with one half in shade',
  ),
  'lattice.webp': landscape(
    'Kristallgitter aus großen orangen und kleinen blauen Kugeln, eine zweite Ebene blass dahinter',
    'A crystal lattice of large orange and small blue balls with a second plane pale behind it',
  ),
  'network-nerves.webp': landscape(
    'Eine blaue und eine rote Nervenzelle strecken ihre verzweigten Ausläufer nacheinander aus',
    'A blue and a red nerve cell reaching for each other with branching arms',
  ),
  'droplets.webp': landscape(
    'Wassertropfen aller Größen auf einer blauen Scheibe, jeder mit einem Lichtpunkt',
    'Drops of water of every size on a blue pane, each with a point of light',
  ),
  'plasma.webp': landscape(
    'Querschnitt durch ein Plasma: violette Schalen um einen rot und gelb glühenden Kern',
    'Cross-section of a plasma: violet shells around a core glowing red and yellow',
  ),
  'battery-layers.webp': landscape(
    'Auseinandergezogene Schichten einer Batterie, zwischen ihnen gelbe und rote Ionen',
    'The layers of a battery drawn apart, with yellow and red ions between them',
  ),
  'clouds.webp': landscape(
    'Weiße Wolkenbänke unter blauem Himmel mit gelber Sonne',
    'Banks of white cloud under a blue sky with a yellow sun',
  ),
  'clouds-evening.webp': landscape(
    'Die Sonne versinkt hinter violetten Wolken, der Himmel steht in Orange und Rosa',
    'The sun sinking behind violet clouds, the sky orange and pink',
  ),
  'membrane.webp': landscape(
    'Zellmembran aus zwei Reihen grüner Moleküle mit zwei blauen Kanälen, darüber rote Ionen',
    'A cell membrane of two rows of green molecules with two blue channels and red ions above',
  ),
  'map-site.webp': sized(1200, 674)(
    'Lageplan von Immerlund: Gebäude zwischen Straßen und Fluss, das Hauptgebäude gelb markiert',
    'Site plan of Immerlund: buildings between roads and river, the main building marked in yellow',
  ),
  'portrait-torsen.webp': portrait(
    'Gezeichnetes Porträt von Ylva Torsen mit Haarknoten und eckiger blauer Brille',
    'Drawn portrait of Ylva Torsen with a bun and square blue glasses',
  ),
  'portrait-obermoor.webp': portrait(
    'Gezeichnetes Porträt von Nala Obermoor mit lockigem schwarzem Haar und rotem Oberteil',
    'Drawn portrait of Nala Obermoor with curly black hair and a red top',
  ),
  'portrait-kruewitz.webp': portrait(
    'Gezeichnetes Porträt von Anselm Krüwitz mit grauem Haar, Brille und hellem Hemdkragen',
    'Drawn portrait of Anselm Krüwitz with grey hair, glasses and a light shirt collar',
  ),
  'portrait-auenhoff.webp': portrait(
    'Gezeichnetes Porträt von Merle Auenhoff mit braunem Bob und blauem Rollkragen',
    'Drawn portrait of Merle Auenhoff with a brown bob and a blue roll-neck',
  ),
  'portrait-thalbeck.webp': portrait(
    'Gezeichnetes Porträt von Jorin Thalbeck mit dunklem Vollbart und violettem Pullover',
    'Drawn portrait of Jorin Thalbeck with a full dark beard and a violet jumper',
  ),
  'portrait-moewenfeld.webp': portrait(
    'Gezeichnetes Porträt von Gesine Möwenfeld mit halblangem grauem Haar und runder Brille',
    'Drawn portrait of Gesine Möwenfeld with grey hair to the chin and round glasses',
  ),
  'portrait-lindqvist-aal.webp': portrait(
    'Gezeichnetes Porträt von Kanoa Lindqvist-Aal mit kurzem schwarzem Haar und weißem Kragen',
    'Drawn portrait of Kanoa Lindqvist-Aal with short black hair and a white collar',
  ),
  'portrait-wolkenstein.webp': portrait(
    'Gezeichnetes Porträt von Fenja Wolkenstein mit langem blondem Haar und grünem Oberteil',
    'Drawn portrait of Fenja Wolkenstein with long fair hair and a green top',
  ),
  'portrait-sahlmann.webp': portrait(
    'Gezeichnetes Porträt von Samira Sahlmann mit petrolfarbenem Kopftuch',
    'Drawn portrait of Samira Sahlmann wearing a teal headscarf',
  ),
  'portrait-brandis.webp': portrait(
    'Gezeichnetes Porträt von Malte Brandis mit Glatze, rotem Bart und runder Brille',
    'Drawn portrait of Malte Brandis, bald, with a red beard and round glasses',
  ),
  'portrait-iwersen.webp': portrait(
    'Gezeichnetes Porträt von Hauke Iwersen mit kurzem Bart und senfgelbem Pullover',
    'Drawn portrait of Hauke Iwersen with a short beard and a mustard jumper',
  ),
  'portrait-falkenrehder.webp': portrait(
    'Gezeichnetes Porträt von Finja Falkenrehder mit rotem Pferdeschwanz',
    'Drawn portrait of Finja Falkenrehder with a red ponytail',
  ),
  'tidentakt-logo.svg': sized(304, 64)(
    'Logo des Projekts Tidentakt: eine orange Welle und der Name in Weiß',
    'Logo of the Tidentakt project: an orange wave and the name in white',
  ),
  'flickwerk-logo.svg': sized(356, 64)(
    'Logo des Projekts Flickwerk: ein aufgenähter roter Flicken und der Name in Braun',
    'Logo of the Flickwerk project: a red patch with stitches and the name in brown',
  ),
  'mark-kuestenhaefen.svg': sized(170, 48)(
    'Logo des Verbunds der Küstenhäfen: ein Anker',
    'Logo of the association of coastal ports: an anchor',
  ),
  'mark-kuestenlicht.svg': sized(170, 48)(
    'Logo der Stiftung Küstenlicht: ein rot-weißer Leuchtturm mit gelben Strahlen',
    'Logo of the Küstenlicht foundation: a red and white lighthouse with yellow rays',
  ),
  'mark-meer-und-mensch.svg': sized(168, 48)(
    'Logo des Fonds Meer und Mensch: ein Kopf über zwei Wellen',
    'Logo of the Sea and People Fund: a head above two waves',
  ),
  'mark-werkstoffstiftung.svg': sized(176, 48)(
    'Logo der Werkstoffstiftung Nord: ein gezeichneter Würfel',
    'Logo of the Werkstoffstiftung Nord: the outline of a cube',
  ),
} as const satisfies Record<string, SeedPictureFacts>;

export type PictureName = keyof typeof pictures;
