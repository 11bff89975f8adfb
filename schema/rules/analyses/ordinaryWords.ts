/**
 * Words that look like misspelt ones of a phrase and are none: 'simmar' is not 'svimmar'. '*' follows a beginning.
 * Every word that a phrase names is one of these by itself.
 */
export const ORDINARY_WORDS: readonly string[] = (
  "blodprov* jack rapa rapar kvav sladdr* fråga* knak* tack tackar hjärtligt varje alkoholfri alkoholtest andligen andra anfalla anföring angiva angivna aning* annan ansluta antingen arta " +
  "avfall bantar barnsak* barnsäker barnvagn* besvara bevis* bloddroppe* blodkropp* blomning borst borste brinna " +
  "brinner brist brister brosk brott bröstvård bröstvårta bröstvårtor butler bäbis dagens damning diameter* domna " +
  "domnare dopning drager dröjer drömma drömmande dubbelspår* dubbelsäng* dubbelton dämning dödning döpning " +
  "ettårig* extraanslag extrasak* extrasäng* fallen februari* federal* fiber* fibrig finans* flacka flexa " +
  "flygning flyttning* fläta flätning formning framföra framfört fyraårig* föreläsning* förfölja förhöja förlora " +
  "förlossning* förlovning* förläggning* förlängning* förläning försäljer förvåna* förvånad granit grann gratis " +
  "gränn halka hallen halta hatande heller hetsa hetsar hetsmat hetta hettat hjortron* hjärna* hjärnsjukdom* " +
  "hjärtlig* hjärtljud hjärtsäck hojta hota hotar huvudsak* hypertrofi* hypotension hypotoni hämtar höggradig* " +
  "höst kamp kampen kollaps koppen kortisol* kostar kram krama kropp* kräv* kvass kvävgas ledar* leder " +
  "leverantör* libet lovet magisk magisk* magnat magra magsår* manikyr* maning manskap* medicinman menisk* " +
  "menisken mikrofon* minska minskar missbruka muskel muskelknutte muskler mörka narko* nattning nerstämd* njuten " +
  "nyter nästa order orkan orten otrogen piller* psykisk* psykopat* pulser rakar rasta rastar recent resan resar " +
  "reumatiker rotande rutar råna räkna rörelse rösten sakna satin simma* simning* skaft skakning skala skapa " +
  "skapar skatt skida skifta skikt skimmer skitjobb* skratta skrift skriver skrivit skärm* sladdrig slappa " +
  "sliddrig slimmad släppa smart* smittsamt smäkta smälta smälter snabb snacka snackar snaska somlig* " +
  "sommar* sonar sparka sparkning spela spårning stakning stamning starkt start starta startar station* stavning " +
  "stelning sten stena stift stimma* stork stork* stormning strandning stressa strike strof stryk* strykning " +
  "stråk sträckning* strängning ström* stunt styrning* städning ställning* stämning* stärka stärkande stärker " +
  "stärkning störtning stöttning* svalka svara svaret svinmat svämma* sådan söker tacka tanka tapet* tapper tjäna " +
  "tjänar trampa treårig* trombon* tränga tröst* trösta trötta tumgrepp* tumregel* tunga turordning* tvåårig* " +
  "uppför upptäcka utmätning* utsättning* vackert vaken vakt vakta valkning valpning valsning vana vanligt vanor " +
  "varande varken varm varna varnar veckla verka verkan verkar vetat villa vilse vinst virkande vågar vårdslös* " +
  "vårta vårtor väck väcka väckande vägar välling* välning vältning värdlös värme värmer växel ådring åkning " +
  "ändra ändrar ändras ätning öppet överösa överösning"
).split(" ");
