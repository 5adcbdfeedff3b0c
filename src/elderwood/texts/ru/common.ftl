# Общее для всех игр и всех клиентов. Соглашения: docs/texts.md.

## Игры

sylvion-title = Сильвион
sylvion-tagline = Защитите лес сновидений от огня — в одиночку или вдвоём.
sylvion-aim = Пламя Опустошителя наступает на ваш лес. Сдерживайте его источниками и животными; вы победите, если в конце деревья исцелят все сгоревшие карты границы.
sylvion-first = Вводная игра с готовой колодой.
sylvion-whole = Осада
    .hint = Полная игра: сначала соберите свою колоду, потом держитесь дольше.
elfenland-title = Эльфенланд
elfenland-tagline = Странствуйте по стране эльфов на драконе, единороге и гигантском кабане.
elfenland-aim = Путешествуйте из города в город на драконе, единороге и гигантском кабане. Побеждает тот, кто побывал в большинстве городов.
elfenland-first = Четыре раунда на всей карте.
elfenland-whole = Полный стол
    .hint = Та же игра, но путников больше.
wizards-title = Волшебники лесных чащоб
wizards-tagline = Призывайте обитателей чащи и победите в четырёх состязаниях.
wizards-aim = Призовите существо, усильте его другими и победите в состязании: тогда оно станет вашим чемпионом. После четырёх раундов побеждают сильнейшие чемпионы.
wizards-first = Четыре состязания, без особых сил волшебников.
wizards-whole = Полный стол
    .hint = Та же игра, но волшебников больше.
rage-title = Ярость эльфов
rage-tagline = Соберите отряды, занимайте земли и исполните тайную цель.
rage-aim = Ведите народ эльфов и захватывайте землю за землёй в битвах по три карты с каждой стороны. Побеждает тот, кто первым исполнит свою тайную цель.
rage-first = Половина карты, у каждого своя тайная цель.
rage-whole = Полный стол
    .hint = Вся карта, и правителей больше.

## Игроки и места на столе

player = Игрок { $number }
thing-cell = { $id }
    .out = с { $id }
    .in = на { $id }
    .at = на { $id }
thing-forest = лес
    .gen = леса
    .out = из леса
    .in = в лес
    .at = в лесу
thing-pile = стопка { $id }
    .gen = стопки { $id }
    .out = из стопки { $id }
    .in = на стопку { $id }
    .at = на стопке { $id }
thing-column = столбец { $id }
    .gen = столбца { $id }
    .out = из столбца { $id }
    .in = в столбец { $id }
    .at = в столбце { $id }
thing-hand = рука ({ $name })
    .gen = руки ({ $name })
    .out = с руки ({ $name })
    .in = на руку ({ $name })
    .at = на руке ({ $name })
thing-deck = колода
    .gen = колоды
    .out = из колоды
    .in = на колоду
    .at = в колоде
thing-discard = сброс
    .gen = сброса
    .out = из сброса
    .in = в сброс
    .at = в сбросе
thing-ravage-discard = сброс Опустошителя
    .gen = сброса Опустошителя
    .out = из сброса Опустошителя
    .in = в сброс Опустошителя
    .at = в сбросе Опустошителя
thing-removed = карты вне игры
    .gen = карт вне игры
    .out = извне игры
    .in = вон из игры
    .at = вне игры
thing-feats = подвиги
    .gen = подвигов
    .out = из подвигов
    .in = в подвиги
    .at = среди подвигов
thing-pool = колода сильванов
    .gen = колоды сильванов
    .out = из колоды сильванов
    .in = на колоду сильванов
    .at = в колоде сильванов

## Почему нельзя

why-over = Партия окончена.
why-no-seat = За этим столом нет такого места.
why-not-your-turn = Сейчас отвечает не { $name }.
why-no-move = Хода с номером { $move } нет.
why-not-asked = Это не ответ на заданный сейчас вопрос.
why-nothing-to-do = Сейчас с этим ничего нельзя сделать.
why-no-redo = Возвращать нечего.
why-no-back =
    { $count ->
        [0] Ответов ещё не было, назад брать нечего.
        [one] Действует только { $count } ответ: больше взять назад нельзя.
        [few] Действует только { $count } ответа: больше взять назад нельзя.
       *[many] Действует только { $count } ответов: больше взять назад нельзя.
    }
why-no-undo-nothing = У вас нет ходов, которые можно отменить.
why-no-undo-revealed = Отменить нельзя: с тех пор открылось что-то скрытое.
why-no-undo-answered = Отменить нельзя: с тех пор ответил другой игрок.

## Ошибки вызывающего

error-in-record = { $file }, строка { $line }: { $text }
error-unknown-title = Игры «{ $name }» нет. Ближе всего: { $nearest }.
error-unknown-option = Настройки «{ $name }» нет. Ближе всего: { $nearest }.
error-unknown-move = Хода «{ $name }» нет. Ближе всего: { $nearest }.
error-bad-command = Команду «{ $command }» не удаётся прочитать: { $why }.
error-no-program = Нет программы «{ $command }», которую можно запустить.
error-unknown-bot = Бота «{ $name }» нет. Ближе всего: { $nearest }.
error-unknown-level = Уровня «{ $name }» нет. Ближе всего: { $nearest }.
error-unknown-language = На языке «{ $name }» здесь не говорят. Известны: { $nearest }.
error-bad-option = Настройка { $option } не может быть «{ $value }». Возможно: { $values }.
error-option-needs = Настройка { $option } может быть «{ $value }» только вместе с { $needs }.
error-bad-seats = В эту игру играют от { $fewest } до { $most } человек, а не { $seats }.
error-bad-seed = «{ $seed }» не годится как зерно случайности: нужны латинские буквы, цифры, - или _, всего от 1 до 64.
error-no-wish = Нет пожелания «{ $what }». Известны: { $values }.
error-no-wish-now = «{ $what }» можно пожелать, лишь пока есть то, до конца чего это продлится.
error-bad-snapshot = Снимок позиции не читается: { $what }.
error-which-seat = Спрошены несколько мест: { $seats }. Скажите, за какое ответ.
error-no-record = У партии, начатой с середины, нет записи; сохраните её позицию.
error-position-format = Строка { $line }: это не позиция, текст начинается с «{ $what }».
error-position-line = Строка { $line }: «{ $what }» не читается; строка — это имя, двоеточие и слова.
error-position-twice = Строка { $line }: «{ $what }» встречается второй раз.
error-position-missing = Не хватает строки «{ $what }».
error-position-title = Строка { $line }: это позиция игры «{ $what }», а не «{ $nearest }».
error-position-option = Строка { $line }: вариант «{ $what }» невозможен.
error-position-field = Строка { $line }: поля «{ $what }» нет. Похожие: { $nearest }.
error-position-word = Строка { $line }: «{ $what }» здесь ничего не значит. Похожие: { $nearest }.
error-position-count = Строка { $line }: в «{ $what }» слишком мало или слишком много слов.
error-position-impossible = Такой позиции быть не может: { $what }.
error-bad-count = Нужна хотя бы одна партия и один процесс, а не { $games } и { $jobs }.
error-bot-count = Названо ботов: { $count }, а мест: { $seats }. Назовите одного или по одному на каждое место.
error-arena-twice = «{ $name }» названо дважды, а здесь каждый бот соревнуется один раз.
error-arena-alone = Назван только бот «{ $name }», и ждать порядка незачем: назовите ещё одного.
error-balance-together = В игре «{ $title }» все вместе против самой игры: преимущества ни у кого быть не может.
error-arena-busy = В папке { $folder } уже работает другой процесс.
error-arena-other = В папке { $folder } начато другое: { $name } было «{ $before }», а сейчас «{ $now }». Чтобы продолжить, повторите ту же команду; иначе выберите другую папку.
error-arena-journal = Строка { $line } файла { $file } не читается: журнал изменён или повреждён. Выберите другую папку или удалите эту строку, и партия будет сыграна заново.
error-lost-worker = Один из играющих процессов погиб, возможно, не хватило памяти. Попробуйте меньше процессов; то, что хранилось в папке, продолжит та же команда.
error-bad-budget = «{ $value }» — не бюджет: укажите число итераций, например 200, или время процессора, например 50ms или 3s.
error-few-matches = Партий слишком мало ({ $games }), чтобы учиться и проверять: нужно хотя бы { $least }.
error-no-worth = Для «{ $title }» подбирать нечего: его боты не оценивают позиции по весам.
error-own-bots = «{ $name }» — отдельная программа, а здесь играют только наши боты.
error-record-format = Это не запись партии: она начинается с «{ $what }».
error-record-line = Строка «{ $what }» не читается.
error-record-header = Заголовок «{ $what }» неизвестен.
error-record-late-header = Заголовок «{ $what }» стоит после первого хода.
error-record-missing = Не хватает заголовка «{ $what }».
error-record-number = Вместо «{ $what }» должно стоять число.
error-record-commitment = Отпечаток { $what } не подходит к этому зерну.
error-record-rules = Запись сделана по версии правил { $what }; версия { $version } расходится с ней после хода { $move } из { $count }.
note-record-rules = Запись сделана по версии правил { $what }; по версии { $version } она идёт так же.
error-record-ended = По записи партия кончилась так: «{ $what }», а при повторе выходит «{ $how }».

## Слова за столом

word-round = Раунд
word-round-number = Раунд { $round }
word-rounds-left =
    { $count ->
        [one] остался { $count } раунд
        [few] осталось { $count } раунда
       *[many] осталось { $count } раундов
    }
word-step = Шаг
word-deck = Колода
word-discard = Сброс
word-removed = Вне игры
word-hand = Рука
word-hand-of = Рука: { $name }
word-log = Журнал
word-score = Счёт
word-points = Очки
word-cost = Стоимость
word-strength = Сила
word-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
word-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
word-you = вы
word-empty = пусто
word-none = нет
word-unknown = неизвестно
word-yes = да
word-no = нет
word-up = вверх
word-right = вправо
word-down = вниз
word-left = влево
word-rule = Правило { $rule }
word-seed = Зерно случайности
word-commitment = Отпечаток зерна
word-moves = Ходы
word-options = Настройки партии
word-house-rules = Ещё настройки
word-victory = Победа
word-defeat = Поражение
word-draw = Ничья
word-winners = Победа: { $names }
word-forecast = Прогноз
word-hint = Подсказка
word-warning = Предупреждение
word-version = Версия { $version }

## Кнопки и команды

action-play = Играть
action-confirm = Подтвердить
action-cancel = Отмена
action-close = Закрыть
action-back = Назад
action-next = Дальше
action-continue = Продолжить
action-undo = Отменить ход
action-redo = Вернуть ход
action-undo-play = Взять назад весь розыгрыш
action-save = Сохранить
action-load = Загрузить
action-replay = Повтор
action-rules = Правила
action-log = Журнал
action-help = Справка
action-hint = Подсказка
action-quit = Выйти
action-copy = Скопировать
action-copied = Скопировано
action-join = Присоединиться
action-leave = Уйти
action-start = Начать
action-rematch = Реванш
action-new = Новая партия
action-watch = Смотреть
action-add-bot = Добавить бота
action-remove = Убрать
action-sit = Сесть
action-stand = Встать
action-create = Создать стол
action-back-to-live = К настоящему моменту
action-report = Сообщить о проблеме
action-fit = По размеру окна
action-zoom-in = Крупнее
action-zoom-out = Мельче
action-zoom-fit = Показать всю карту

## Что происходит

status-your-turn = Ваш ход
status-turn-of = Ходит { $name }
status-waiting = Ждём: { $names }
status-thinking = { $name } думает…
status-saved = Сохранено.
status-saved-as = Сохранено в { $file }.
status-loading = Загрузка…
status-undone = Ход отменён.
status-redone = Ход возвращён.
status-over = Партия окончена.
status-connected = на связи
status-connecting = Соединение…
status-reconnecting = Восстанавливаем связь…
status-offline = Нет связи. Ваш ход сохранён и будет отправлен.
status-gone = не на связи
status-replaced = вместо игрока бот
status-pass-device = Передайте экран. Следующий игрок: { $name }.
status-since = С вашего прошлого визита
status-live = сейчас
status-move-of = Ход { $move } из { $count }
status-choose-number = Введите номер или ход.
status-what-now = Введите «help», чтобы увидеть команды.
status-no-such-page = Такой страницы нет.

## Главная, зал и стол

page-home = Главная
page-lobby = Зал
page-table = Стол
page-settings = Настройки
page-about = О программе
page-credits = Авторы
page-rules = Правила
page-statistics = Статистика
page-tutorial = Обучение
lobby-your-tables = Ваши столы
lobby-open-tables = Открытые столы
lobby-no-tables = Открытых столов нет. Создайте свой!
lobby-seats = Места
lobby-seat = Место { $number }
lobby-open-seat = свободно
lobby-bot = Бот
lobby-host = Хозяин стола
lobby-spectator = Зритель
lobby-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
lobby-invite = Ссылка-приглашение
lobby-invite-hint = Кто откроет эту ссылку, сможет занять место.
lobby-your-name = Ваше имя
lobby-solo = В одиночку
lobby-together = Вместе за одним экраном
lobby-online = По сети
lobby-daily = Расклад дня
lobby-same-deal = Тот же расклад ещё раз
lobby-ready =
    { $count ->
        [0] Все в сборе.
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
       *[many] Свободно ещё { $count } мест.
    }

## Настройки

settings-language = Язык
settings-language-en = English
settings-language-ru = Русский
settings-language-fr = Français
settings-theme = Тема
settings-theme-system = как в системе
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-sound = Звук
settings-animation = Скорость анимации
settings-animation-none = без анимации
settings-animation-slow = медленно
settings-animation-normal = обычно
settings-animation-fast = быстро
settings-text-size = Размер текста
settings-colours = Цвета
settings-colours-standard = обычные
settings-colours-safe = для дальтоников
settings-colours-contrast = высокий контраст
settings-confirm = Переспрашивать перед необратимым ходом
settings-forecast = Показывать прогноз
settings-on = вкл.
settings-off = выкл.

## Подсказки

hint-chance = { $percent } %
hint-only = Это единственный возможный ответ.
hint-settled = Шансы здесь не взвешивались: так ответил бы обычный игрок.

## О программе

about-what = Стол для четырёх игр о волшебном лесе, где за правилами следит программа.
about-authors = Игры созданы их авторами; тексты, рисунки и код здесь наши собственные.
about-report = Вместе с сообщением отправятся позиция, журнал и версия — и ничего больше.
