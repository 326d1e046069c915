/** A sign with the words by which it is found, German and English ones; those before others are its names. */
export interface Emoji {
  sign: string;
  de: string;
  en: string;
}

/** What an institution's pages may want; each line: the sign, German words, English words. */
const lines = `
😀 lachen,lächeln,freude|smile,grin,happy
😂 tränen,lachen,witz|joy,tears,laugh
🙂 lächeln,freundlich|slight smile,friendly
😉 zwinkern|wink
😍 verliebt,herzaugen|love eyes,heart eyes
🤔 nachdenken,grübeln|thinking,hmm
😎 sonnenbrille,cool|sunglasses,cool
😢 traurig,weinen|sad,cry
😮 staunen,überrascht|surprised,wow
😡 wütend,ärger|angry
🥳 feiern,party|party,celebrate
🙏 danke,bitte|thanks,please,pray
👍 daumen hoch,gut,zustimmung|thumbs up,like,yes
👎 daumen runter,schlecht|thumbs down,no
👏 applaus,klatschen|clap,applause
👋 winken,hallo,tschüss|wave,hello,bye
🤝 handschlag,zusammenarbeit,partner|handshake,cooperation,partner
💪 stark,muskel,kraft|strong,muscle
✍️ schreiben,unterschrift|writing,sign
👉 zeigen,rechts,hier|point right,here
👇 zeigen,unten|point down,below
❤️ herz,liebe|heart,love
💙 blaues herz|blue heart
💚 grünes herz|green heart
⭐ stern|star
✨ funkeln,glitzern,neu|sparkles,new
🔥 feuer,heiß|fire,hot
🎉 konfetti,feier,glückwunsch|tada,party,congratulations
🎂 geburtstag,kuchen|birthday,cake
🎁 geschenk|gift,present
🏆 pokal,preis,auszeichnung|trophy,award,prize
🏅 medaille,auszeichnung|medal,award
🎓 abschluss,studium,promotion|graduation,degree,study
🏫 schule|school
🏛️ institut,museum,behörde|institute,museum,classical building
🏢 büro,gebäude|office,building
🏠 haus,startseite|house,home
🔬 mikroskop,forschung|microscope,research
🔭 teleskop,astronomie|telescope,astronomy
🧪 reagenzglas,labor,versuch|test tube,lab,experiment
⚗️ chemie,destille|alembic,chemistry
🧬 dna,erbgut,biologie|dna,genetics,biology
🧫 petrischale,kultur|petri dish,culture
🦠 mikrobe,virus,bakterie|microbe,virus
🧲 magnet|magnet
⚛️ atom,physik|atom,physics
🧠 gehirn,wissen|brain,mind
🩺 medizin,arzt|stethoscope,medicine
💊 medikament,tablette|pill,medicine
🤖 roboter,ki|robot,ai
💻 computer,laptop|laptop,computer
🖥️ bildschirm,rechner|desktop,screen
⌨️ tastatur|keyboard
🖨️ drucker|printer
📱 handy,telefon,smartphone|mobile,phone
☎️ telefon,anruf|telephone,call
📞 hörer,telefon|receiver,phone
📧 e-mail,post|e-mail,mail
✉️ brief,umschlag,post|envelope,letter
📮 briefkasten|postbox
📅 kalender,termin,datum|calendar,date
🗓️ kalender,termine|calendar,dates
⏰ wecker,frist|alarm,deadline
⏳ sanduhr,warten|hourglass,wait
🕐 uhr,uhrzeit|clock,time
📍 ort,nadel,standort|pin,location
🗺️ karte,plan|map
🧭 kompass,richtung|compass
📌 anheften,pinnwand|pushpin
📎 büroklammer,anhang|paperclip,attachment
🔗 link,kette|link,chain
📄 seite,dokument|page,document
📝 notiz,schreiben|memo,note
📚 bücher,bibliothek|books,library
📖 buch,lesen|book,read
📰 zeitung,presse,nachricht|newspaper,press,news
📢 ankündigung,lautsprecher|announcement,loudspeaker
📣 megafon,aufruf|megaphone,call
🎤 mikrofon,vortrag|microphone,talk
🎧 kopfhörer,podcast|headphones,podcast
🎬 film,video|film,video
🎥 kamera,video|movie camera,video
📷 kamera,foto|camera,photo
🖼️ bild,gemälde|picture,painting
🎨 kunst,farbe|art,palette
🎵 musik,note|music,note
📊 diagramm,balken,daten|bar chart,data
📈 anstieg,wachstum,kurve|chart up,growth
📉 rückgang,kurve|chart down,decline
🗂️ ordner,register|folders,index
📁 ordner|folder
🔍 lupe,suche|magnifier,search
💡 idee,glühbirne,tipp|idea,bulb,tip
🔧 werkzeug,schraubenschlüssel|wrench,tool
🛠️ werkzeuge,werkstatt|tools,workshop
⚙️ zahnrad,einstellungen|gear,settings
🔒 schloss,gesperrt|lock,locked
🔓 offenes schloss|unlocked
🔑 schlüssel,zugang|key,access
🛡️ schild,schutz|shield,protection
✅ haken,erledigt,fertig|check,done
☑️ kästchen,haken|checkbox,check
❌ kreuz,falsch,nein|cross,wrong,no
⚠️ warnung,achtung|warning,attention
❗ ausrufezeichen,wichtig|exclamation,important
❓ fragezeichen,frage|question
ℹ️ information,hinweis|information,note
🚫 verboten|forbidden
♿ barrierefrei,rollstuhl|accessible,wheelchair
♻️ recycling,wiederverwerten|recycling,reuse
🌍 erde,welt,europa|earth,world,europe
🌱 keim,pflanze,nachhaltig|seedling,plant,sustainable
🌳 baum|tree
🌸 blüte,blume|blossom,flower
🍀 klee,glück|clover,luck
☀️ sonne,wetter|sun,weather
🌧️ regen,wetter|rain,weather
❄️ schnee,kalt|snow,cold
🌊 welle,meer,wasser|wave,sea,water
⚡ blitz,strom,energie|lightning,power,energy
🔋 batterie,akku|battery
🚀 rakete,start|rocket,launch
🛰️ satellit|satellite
✈️ flugzeug,reise|plane,travel
🚆 zug,bahn|train
🚲 fahrrad|bicycle
🚗 auto|car
☕ kaffee,pause|coffee,break
🍽️ essen,kantine,mensa|food,canteen
👥 gruppe,personen,team|people,group,team
👩‍🔬 wissenschaftlerin,forscherin|scientist,woman
👨‍🔬 wissenschaftler,forscher|scientist,man
👩‍💻 entwicklerin,programmieren|developer,coding
👨‍🏫 lehrer,dozent|teacher,lecturer
👶 kind,baby|baby,child
🇩🇪 deutschland,flagge|germany,flag
🇬🇧 großbritannien,englisch,flagge|britain,english,flag
🇪🇺 europa,eu,flagge|europe,eu,flag
➡️ pfeil,rechts,weiter|arrow,right,next
⬅️ pfeil,links,zurück|arrow,left,back
⬆️ pfeil,oben|arrow,up
⬇️ pfeil,unten|arrow,down
`;

export const emojis: readonly Emoji[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [sign = '', ...words] = line.split(' ');
    const [de = '', en = ''] = words.join(' ').split('|');
    return { sign, de, en };
  });

/** As many are shown at once. */
const mostShown = 8;

/** Those that words of either language name: in the own language first, those whose name begins so before others. */
export function emojisFor(query: string, language: string): readonly Emoji[] {
  const typed = query.toLowerCase();
  const rankOf = ({ de, en }: Emoji): number => {
    const [own, other] = language === 'en' ? [en, de] : [de, en];
    const placeIn = (words: string) => words.split(',').findIndex((word) => word.startsWith(typed));
    const [inOwn, inOther] = [placeIn(own), placeIn(other)];
    if (inOwn >= 0) return inOwn;
    return inOther >= 0 ? 10 + inOther : Infinity;
  };
  return emojis
    .map((emoji) => ({ emoji, rank: rankOf(emoji) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, next) => one.rank - next.rank)
    .slice(0, mostShown)
    .map(({ emoji }) => emoji);
}
