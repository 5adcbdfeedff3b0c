# Собственные слова терминального клиента; всё остальное берётся из elderwood.texts.

cli-bot = { $bot } (бот)
cli-seats = игроков: { $seats }
cli-meaning = Значение
cli-default-mark = * — значение по умолчанию.
cli-all-default = все обычные
cli-games = Партий
cli-speed = Время · ходов в секунду
cli-wins-score = побед { $wins } · средний счёт { $score }
cli-faults = { $bot }: сбои, за программу сделан разрешённый ход: { $counts }. В последний раз:
cli-visit-sits = { $name } за столом.
cli-visit-lost = Связь потеряна; новая попытка.
cli-visit-over = Партия окончена.
cli-visit-taken-back = Место забрали обратно.
cli-admin-table = { $table }: { $title }, { $state }, шаг { $step }, смотрят: { $watchers }, тихо { $idle } с
cli-admin-person = { $session }: { $name }, { $address }, соединений: { $sockets }, столы: { $tables }
cli-admin-load = Соединений: { $sockets }. Столов в памяти: { $tables }. Ходов с начала работы: { $moves }. Ждёт записи: { $queue }. Думает ботов: { $thinking }. Самая долгая задержка: { $lag_ms } мс. Работает { $up_seconds } с.
cli-admin-reached = Затронуто соединений: { $count }.
cli-commitment = Отпечаток расклада: { $commitment }
cli-seed = Зерно: { $seed }
cli-kept = Партия сохранена: { $file }
cli-record-kept = Запись: { $file }
cli-not-saved = Не удаётся сохранить партию в { $file }: { $why }.
cli-save-broken = Сохранённая партия не читается и отложена как { $file }: { $why }
cli-no-number = «{ $number }» — не номер от 1 до { $last }.
cli-usable = Это можно использовать сейчас.
cli-torture-failed =
    Неверно: { $sentence }
    Найдено: { $found }

cli-error-file = Файл { $file } использовать нельзя: { $why }.
cli-error-no-text = Файл { $file } — не текст в UTF-8.
cli-error-no-rules = Правила игры «{ $title }» на этом языке ещё не записаны.
cli-error-no-file = Нет файла { $file }. Похожие: { $nearest }.
cli-error-number = Для { $name } нужно число не меньше { $least }, а не «{ $value }».
cli-error-range = Для { $name } нужно число от { $least } до { $most }, а не «{ $value }».
cli-error-no-flag = Нет ключа «{ $name }». Похожие: { $nearest }.
cli-error-missing = Не хватает { $name }.
cli-error-missing-package = Для этого нужен пакет { $package }, а он не установлен: поставьте его командой pip install "elderwood[{ $extra }]".
cli-error-flag-use = { $name } так не пишется; --help покажет как.
cli-error-extra = «{ $value }» здесь лишнее; --help покажет, что можно указать.
cli-error-value = { $name }: такое значение невозможно ({ $why })
cli-error-usage = { $why }
cli-error-unknown-command = Нет команды «{ $name }». Похожие: { $nearest }.
cli-error-unknown-thing = На столе нет «{ $name }». Похожие: { $nearest }.
cli-error-unknown-card = Нет карты «{ $name }». Похожие: { $nearest }.
cli-error-pair = Ключу { $flag } нужно ИМЯ=ЗНАЧЕНИЕ, а не «{ $value }».
cli-error-seat = Нет места «{ $seat }»: места считаются от 0 до { $last }.
cli-error-no-people = Все места заняты ботами; без людей играет elderwood simulate { $title }.
cli-error-bots = Ботов { $count }, а мест { $seats }.
cli-error-at = В записи ответов: { $count }, поэтому позиции после { $at } нет.
cli-error-no-hints = Игру { $title } никто не знает настолько, чтобы подсказывать.
cli-error-hint-over = Партия там уже окончена: никого ни о чём не спрашивают.
cli-error-not-asked = Место { $seat } там не спрашивают; спрашивают: { $asked }.
cli-hint = Подсказка
cli-hint-thinking = Ваш ход обдумывается …

cli-again = Введите ещё раз, чтобы сыграть.
cli-nothing-last = Пока ничего не решено.
cli-error-many-people = Свободных мест { $seats }, а не { $people }.
cli-line-help =
    число          ход с этим номером
    слово          ход, записанный так: play-whale, b2, road-beata-elvenhold
    undo, redo     взять последний ответ назад; вернуть его
    why ЧТО        почему карту или место нельзя использовать или ход нельзя сделать: why b2, why pay-owl
    hint           показать лучшие ходы с шансами и причинами
    card ИМЯ       что делает карта
    look, log      показать позицию снова; всё, что произошло
    last           ещё раз показать, чем всё решилось
    save ФАЙЛ      записать партию в файл
    lang ЯЗЫК      продолжить на en, ru или fr
    rules          правила
    quit           сохранить и выйти; продолжить потом: elderwood play

## Арена

cli-arena-counts = Партий { $matches } · раскладов { $deals } · мест { $seats }
cli-arena-options = Настройки: { $options }
cli-arena-bot = Бот
cli-arena-rating = Рейтинг (95 %)
cli-arena-first = Первых (норма { $par } %)
cli-arena-victories = Побед (95 %)
cli-arena-score = Средний счёт
cli-arena-played = Выиграно
cli-arena-answers = Ответов
cli-arena-mean = В среднем, мс
cli-arena-tail = 95 % до
cli-arena-worst = Дольше всего
cli-arena-pair = Пара
cli-arena-ahead = Первый впереди (95 %)
cli-arena-ahead-count = Впереди / партий
cli-arena-together = Победы, разница в пунктах (95 %)
cli-arena-together-count = Выиграл один из двух
cli-arena-seat = Место
cli-arena-decided = Порядок решён после { $deals } раскладов, при проверке номер { $looks }: с учётом всех проверок он неверен меньше чем в 5 случаях из 100. Интервалы посчитаны как для заранее заданной длины, поэтому здесь они чуть уже, чем надо.
cli-arena-undecided = Порядок не решён (раскладов: { $deals }, проверок: { $looks }): соседи могут стоять не на своих местах.
cli-arena-axis-rating = Рейтинг: 400 пунктов — вдесятеро больший шанс; отрезок накрывает истину в 95 случаях из 100
cli-arena-axis-share = Побед, %; отрезок накрывает истину в 95 случаях из 100
cli-arena-no-png = Файла ratings.png нет, есть только ratings.svg: чем его рисовать, поставит pip install "elderwood[plots]".
cli-balance-counts = { $bot } против себя · партий { $matches }
cli-balance-seats = Мест: { $seats }. Доля побед (95 %), норма { $par } %
cli-balance-bounds = Границы { $low }–{ $high } %; знак ! стоит у того, что вне их.
cli-balance-what = Что играется
cli-balance-all = всё

## Обучение

cli-train-matches = Партий
cli-train-loss = Логарифмическая ошибка: чем меньше, тем лучше
cli-train-kept = Отложенные партии
cli-train-own = Партии обучения
cli-train-in-use = Прежние веса
cli-train-blind = Угадывание
cli-train-stage = Стадия
cli-train-positions = Позиций
cli-train-installed = Веса записаны в { $home }: боты, запущенные с этой минуты, пользуются ими.
cli-train-written = Веса лежат в папке { $folder }. Чтобы ими пользоваться, скопируйте weights.py поверх файла в исходниках или обучайте с --install; сейчас действует { $home }.
cli-train-not-kept = Веса не сохранены: --out DIR их записывает, --install вводит в дело в { $home }.
cli-error-compiled-weights = Файл { $file } скомпилирован, записать в него нельзя: обучите с --out, скопируйте weights.py в исходники и соберите заново или обучайте прямо из исходников.

## Проверка шансов

cli-calibrate-counts = Позиций { $positions } · партий { $matches }
cli-calibrate-bin = Шанс, %
cli-calibrate-told = Обещано, %
cli-calibrate-came = Сбылось, % (95 %)
cli-calibrate-gap = Разница, пунктов
cli-calibrate-ideal = Сколько обещано
cli-calibrate-found = Как нашёл поиск
cli-calibrate-sum = В среднем ошибка { $error } пункта, оценка Брайера { $brier }; как найдено — { $found_error } и { $found_brier }.
cli-calibrate-candour = Подобрано по найденному здесь: { $candour }
cli-calibrate-unsure = Столбцов, где интервал шире 5 пунктов, так что они мало о чём говорят (?): { $count }
cli-calibrate-off = Прочих столбцов, где ошибка больше 5 пунктов (!): { $count }

## Данные сервера

cli-verify-entry = запись { $entry }
cli-verify-sum = Партий { $matches } · записей { $entries } · партий с расхождениями { $broken }
cli-verify-strays = Строки { $what }, которые не принадлежат ни одному столу: { $count }.
cli-verify-seats = Места пронумерованы не подряд от 0; всего их { $count }.
cli-verify-seat = Место { $seat } не сходится: его вид, бот и тот, кто его занимает.
cli-verify-host = Хозяина стола никто не знает.
cli-verify-missing = Записи нет.
cli-verify-entry-wrong = Такая запись здесь стоять не может: { $what }.
cli-verify-unreadable = Запись не читается.
cli-verify-match = Партия не может начаться.
cli-verify-illegal = Правила не допускают «{ $what }».
cli-verify-word = Записано «{ $stored }», а повторено «{ $wanted }».
cli-verify-decision = Записан вопрос { $stored }, а по правилам задан { $wanted }.
cli-verify-events = Событие { $event } расходится: записано { $stored }, по правилам { $wanted }.
cli-verify-snapshot = Записанная позиция — не та, к которой ведут ответы.
cli-verify-state = Стол записан как «{ $stored }», а партия говорит «{ $wanted }».
cli-verify-awaits = По записи стол ждёт { $stored }, а по правилам { $wanted }.
cli-verify-result = Записан итог { $stored }, а по правилам { $wanted }.
cli-verify-record = Ошибка в строке { $line }.
cli-verify-record-unread = Файл не читается или это не текст в UTF-8.
cli-verify-old-events = Прежняя версия рассказывала события иначе, поэтому они не сравниваются; записей: { $count }.
cli-verify-old-snapshots = Прежняя версия записала позиции в другом виде; они не нужны: { $count }.
cli-verify-other-rules = Сыграно по версии правил { $rules }; версия { $version } приводит туда же.
cli-verify-other-rules-short = Сыграно по версии правил { $rules }; здесь версия { $version } расходится с ней.
cli-verify-renewed = До этого места сыграно по прежним правилам, дальше по нынешним, с общего согласия.
cli-backup-done = Копия готова: { $file }
cli-restore-done = База данных снова такая, как в { $file }.
cli-restore-kept = То, что было прежде, хранится как { $file }.
cli-import-done = { $file }: стол { $table }
cli-import-ways =
    Партии лежат там же, где сервер показывает столы: откройте по его адресу /table/ и номер стола. Места людей открыты для всех, у кого есть ссылка.

## Стол «Сильвиона»

cli-sylvion-status = Раунд { $round } · { $step } · Стопки { $piles } · Колода { $deck } · Сброс { $discard } · ❀ { $bloom } × { $desolated } · ♣ { $vitality }
cli-sylvion-status-draft = Мобилизация · Карт впереди { $pool } · Дезертирств впереди { $edges }
cli-sylvion-piles = Стопки
cli-sylvion-short-fountain = Фонтан
cli-sylvion-short-tree = Дерево
cli-sylvion-short-elemental = Стихия
cli-sylvion-short-blazing = Пламя
cli-sylvion-note-pay = { $card }: уплачено { $paid }, осталось { $due }
cli-sylvion-note-points = Очков рыб: { $points }
cli-sylvion-note-looked = Разложить обратно: { $cards }
cli-sylvion-note-search = В колоде: { $cards }
cli-sylvion-note-deck-known = Верх колоды: { $cards }
cli-sylvion-note-pile-known = Стопка { $row } сверху: { $cards }
cli-sylvion-note-fence = Ограда ежей стоит: ничего не откроется.
cli-sylvion-note-forecast = Следующий марш: урон { $damage }
cli-sylvion-draft-deserted = Дезертировали: { $numbers }
cli-sylvion-draft-deck = Колода сейчас ({ $count }): { $cards }

## Стол «Эльфенленда»

cli-elfenland-status = Раунд { $round } из { $rounds } · { $step } · Колода { $deck } · Закрытые жетоны { $pile }
cli-elfenland-signs = КЭОЕТДП
cli-elfenland-legend = { $terrains } ! препятствие · /3 или караван из 3 · ○ ещё не посещён ● посещён ◂1 башмак · ▯ карты ? скрытый жетон ★ первый · { $vehicles }
cli-elfenland-target = Карта города: { $town } ({ $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    } отсюда)
cli-elfenland-tour = Самое длинное путешествие: { $towns ->
        [one] { $towns } новый город
        [few] { $towns } новых города
       *[other] { $towns } новых городов
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }: { $way }
cli-elfenland-no-tour = Ни одного нового города не достичь.
cli-elfenland-ways = Пути отсюда: { $ways }
cli-elfenland-reach = Достижимо: { $towns }
cli-wizards-status = Раунд { $round } из { $rounds } · { $step } · Колода { $deck } · Призы { $prizes }
cli-wizards-known = Виденное на руке ({ $name }): { $cards }
cli-rage-status = Раунд { $round } из { $rounds } · { $step } · Цель: { $goal }
cli-rage-known = Известно у игрока { $name }: { $cards }
cli-rage-squad = Отряд { $squad }: { $cards }

## Экраны

cli-menu = Во что сыграем?
cli-menu-saved = Продолжить партию
cli-menu-none = сохранённых партий нет
cli-setup-players = Игроков
cli-setup-person = человек здесь
cli-setup-seed = Зерно (пусто: случайное)
cli-setup-start = Начать
cli-choices-of = Выбор: { $count }
cli-your-turn = ► Ваш ход: { $question }
cli-turn-of = ► { $name }: { $question }
cli-waiting = … { $question }
cli-undo-of = Отмена: { $move }
cli-chosen = У «{ $thing }» несколько вариантов: выберите из списка.
cli-sure-lose = Этот ход закончит партию поражением.
cli-again-key = Нажмите ещё раз, если всё же хотите.
cli-curtain-key = Нажмите Enter, когда остальные отвернутся.
cli-new-deal = Новый расклад
cli-same-deal = Тот же расклад
cli-to-menu = Меню
cli-cards = Карты
cli-key-choose = выбрать
cli-key-finish = закончить
cli-key-undo = отмена
cli-key-redo = вернуть
cli-key-cards = карты
cli-key-rules = правила
cli-key-language = язык
cli-key-help = клавиши
cli-key-menu = меню
cli-key-quit = выход
cli-help =
    ↑ ↓ ← →        по полю, руке и списку
    Tab            к следующему из них
    Enter          выбрать; если нельзя — скажет почему
    1 … 9, 0       вариант с этим номером
    a … d, затем 1 … 4   клетка, например b2
    Пробел         закончить: завершить шаг, дальше
    u  U  r        отмена; отмена всего розыгрыша; вернуть
    k              карта под курсором и все остальные
    g              весь журнал
    t  или  F1     правила
    l  или  F2     язык
    i              подсказка: лучшие ходы
    s              сохранить в свой файл
    m              в меню (партия сохранена)
    q  или  Ctrl+Q выйти (партия сохранена)
    ?              этот список
    Мышь делает то же: щёлкните то, что выбираете.
cli-close = Escape закрывает
